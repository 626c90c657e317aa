/**
 * Schemas are not compiled to code here: the page's policy allows none. It is said where zod looks for it, so that whoever needs no
 * schema loads none.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
