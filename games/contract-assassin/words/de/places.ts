import type { SpaceId } from '../../content/world.ts';
import { placeName as englishName } from '../places.ts';

/** Orte, die auf Deutsch anders heißen. */
const NAMES: { readonly [S in SpaceId]?: string } = {
  'mexico-city': 'Mexiko-Stadt',
  'panama-city': 'Panama-Stadt',
  havana: 'Havanna',
  amazon: 'Amazonasbecken',
  patagonia: 'Patagonien',
  rome: 'Rom',
  moscow: 'Moskau',
  zurich: 'Zürich',
  prague: 'Prag',
  'north-sea': 'Nordsee',
  mediterranean: 'Mittelmeer',
  cairo: 'Kairo',
  'cape-town': 'Kapstadt',
  windhoek: 'Windhuk',
  congo: 'Kongobecken',
  singapore: 'Singapur',
  'hong-kong': 'Hongkong',
  tokyo: 'Tokio',
  urals: 'Ural',
  siberia: 'Sibirien',
  kamchatka: 'Kamtschatka',
  'silk-road': 'Seidenstraße',
  'north-atlantic-west': 'Nordatlantik West',
  'north-atlantic-east': 'Nordatlantik Ost',
  'mid-atlantic': 'Mittelatlantik',
  'south-atlantic-west': 'Südatlantik West',
  'south-atlantic-east': 'Südatlantik Ost',
  'red-sea': 'Rotes Meer',
  'arabian-sea': 'Arabisches Meer',
  'indian-ocean': 'Indischer Ozean',
  'bay-of-bengal': 'Golf von Bengalen',
  'java-sea': 'Javasee',
  'philippine-sea': 'Philippinensee',
  'east-china-sea': 'Ostchinesisches Meer',
  'coral-sea': 'Korallenmeer',
  'north-pacific-west': 'Nordpazifik West',
  'north-pacific-east': 'Nordpazifik Ost',
  'south-pacific-west': 'Südpazifik West',
  'south-pacific-east': 'Südpazifik Ost',
};

export function placeName(space: SpaceId): string {
  return NAMES[space] ?? englishName(space);
}
