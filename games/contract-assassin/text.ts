import type { Seat } from '#kernel';
import { catalogue, type Language } from '#words';
import type { Paint, TextOf } from '../box.ts';
import { NEIGHBOURS, spaceCalled, spaceId } from './content/map.ts';
import type { ContractAssassin } from './types.ts';
import type { HitmanView, View } from './view.ts';
import type { Messages } from './words/text/messages.ts';

export async function loadText(language: Language): Promise<TextOf<ContractAssassin>> {
  const say = await catalogue<Messages>(import(`./words/text/${language}/index.ftl`));
  return { fields: say.field, draw: (view, seat, paint) => drawText(view, seat, paint, say) };
}

/** The table as text: who is where, with what; the targets; and where the links lead from the pawn in turn. */
export function drawText(view: View, seat: Seat | null, paint: Paint, say: Messages): string {
  const { hitmen, active, round, actions, deck, discards, laid, target } = view;
  const head = [paint.bold(say.head.round({ round })), say.head.deck({ n: deck }), say.head.discards({ n: discards.length })];
  const lines = [[...head, ...(target === null ? [] : [say.head.attempt({ target })])].join(' · '), ''];
  for (const [holder, own] of hitmen.entries()) {
    const name = own.assassin === null ? say.pawn.nobody : say.pawn.name({ assassin: own.assassin });
    const left = own.missing > 0 ? [say.pawn.missing({ n: own.missing })] : holder === active ? [say.pawn.actions({ n: actions })] : [];
    const where = [whereabouts(own, paint, say), ...left].filter((text) => text !== '').join(', ');
    const mark = holder === active ? paint.bold('>') : ' ';
    lines.push(`${mark} ${holder === seat ? paint.bold(name) : name} · ${where} · ${say.pawn.done({ n: own.done.length })}`);
    lines.push(...belongings(own, view, say).map((line) => `    ${line}`));
  }
  if (laid.length > 0) lines.push('', say['laid-out']({ cards: laid }));
  const space = spaceCalled(hitmen[active]?.space ?? '');
  if (space !== undefined) lines.push('', paint.dim(say.links({ from: spaceId(space), to: (NEIGHBOURS[space] ?? []).map(spaceId) })));
  return lines.join('\n');
}

function whereabouts({ status, space }: HitmanView, paint: Paint, { pawn }: Messages): string {
  if (status === 'prison') return paint.red(pawn.prison);
  if (space === null) return '';
  return status === 'hiding' ? paint.yellow(pawn.hiding({ space })) : pawn.free({ space });
}

function belongings(own: HitmanView, { targets }: View, { has, contract, skill, ...say }: Messages): readonly string[] {
  const contracts = own.open.map((city) => {
    const guards = targets.find((one) => one.city === city)?.guards ?? [];
    return guards.length === 0 ? contract({ city }) : say['contract-guarded']({ city, guards });
  });
  return [
    contracts.length === 0 ? has['no-contracts'] : has.contracts({ what: contracts }),
    own.skills.length === 0 ? has['no-skills'] : has.skills({ what: own.skills.map(skill) }),
    own.hand === null ? has['hidden-kit']({ n: own.cards }) : own.hand.length === 0 ? has['no-kit'] : has.kit({ cards: own.hand }),
  ];
}
