declare global {
  var __zod_globalConfig: object | undefined;
}

/**
 * Schemas are not compiled to code here: the page's policy allows none. It is said where zod looks for it, so that whoever needs no
 * schema loads none; zod that is already here has this object and reads it.
 */
globalThis.__zod_globalConfig = Object.assign(globalThis.__zod_globalConfig ?? {}, { jitless: true });
