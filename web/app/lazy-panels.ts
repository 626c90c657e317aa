import { lazy } from 'preact/compat';

/** Panels that open when somebody asks for them: no screen waits for them. */
export const SettingsPanel = lazy(async () => ({ default: (await import('./settings-panel.tsx')).SettingsPanel }));
export const HowToPlay = lazy(async () => ({ default: (await import('../learn/meet.tsx')).HowToPlay }));
/** Whoever opens an invitation waits for nothing of it. */
export const Unmet = lazy(async () => ({ default: (await import('../learn/unmet.tsx')).Unmet }));
export const Meet = lazy(async () => ({ default: (await import('../learn/meet.tsx')).Meet }));
export const KeysPanel = lazy(async () => ({ default: (await import('./keys-panel.tsx')).KeysPanel }));
