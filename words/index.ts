export { isLanguage, LANGUAGES, type Language, languages, preferred, SOURCE } from './languages.ts';
export { percentOf } from './percent.ts';
export { catalogue, told } from './say.ts';
