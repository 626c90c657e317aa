/** The mission card: what each of the three objective tokens does while it lies there. All mission cards are alike. */
export const MISSION = ['demolition', 'supply-line', 'field-intel'] as const;

export type MissionEffect = (typeof MISSION)[number];
