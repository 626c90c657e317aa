import { type Aid, termsOf } from '#kit';
import { COLOURS } from '../../content/tiles.ts';
import { WORTHS } from '../../facts/aid.ts';
import type { ContraTilesWords } from '../../words/words.ts';
import { Art, Coin, Crown, DEEP, PIECE, PieceArt, Tile } from '../art/pieces.tsx';
import { Layout } from '../examples/scene.tsx';
import '../examples/example.css';

const TILE = 'RBGY';
const SIDE_BY_SIDE = 80;

/** What lies beside the table. */
export async function aidOf(words: ContraTilesWords): Promise<Aid> {
  const { turn, term, odds } = await words.aids();
  const { worth } = odds;
  return {
    turn: [turn.place, turn.touch, turn.close, turn.refill, turn.end],
    terms: termsOf(
      ['tile', term.tile, <OneTile key="tile" />],
      ['crown', term.crown, <Crowns key="crown" colours={['G']} />],
      ['colour', term.colour, <Crowns key="colour" colours={COLOURS} />],
      ['edge', term.edge, <OneTile key="edge" />],
      ['match', term.match, <Layout key="match" layout="R b:BBYR" />],
      ['market', term.market, <Crowns key="market" colours={['R', 'Y', 'B']} />],
      ['rack', term.rack, <Rack key="rack" />],
      ['stack', term.stack, <Crowns key="stack" colours={['Y']} />],
      ['score', term.score, <Layout key="score" layout=". G . / Y b:GBRY B / . R ." />],
      ['purse', term.purse, <Purse key="purse" />],
      ['broke', term.broke, <Layout key="broke" layout=". G . / Y w:GRGY B / . R ." />],
    ),
    signs: ['tile', 'crown', 'colour', 'match', 'score'],
    tables: [
      {
        title: worth.title,
        head: [worth.matches, worth.coins],
        rows: WORTHS.map(({ matching, coins }) => ({ of: worth.row({ matching }), cells: [said(worth, coins)] })),
      },
    ],
    changes: [],
  };
}

type Worth = Awaited<ReturnType<ContraTilesWords['aids']>>['odds']['worth'];

function said({ gain, nothing, pay }: Worth, coins: number): string {
  return coins === 0 ? nothing : coins > 0 ? gain({ coins }) : pay({ coins: -coins });
}

function OneTile() {
  return (
    <Art>
      <Tile edges={TILE} side={0} />
    </Art>
  );
}

function Crowns({ colours }: { readonly colours: readonly (typeof COLOURS)[number][] }) {
  return (
    <Art viewBox={beside(colours.length)}>
      {colours.map((colour, at) => (
        <g key={colour} transform={`translate(${at * SIDE_BY_SIDE} 0)`}>
          <Crown colour={colour} />
        </g>
      ))}
    </Art>
  );
}

function Rack() {
  return (
    <Art viewBox={beside(3)}>
      {['RRGY', 'BGBR', 'GYGB'].map((edges, at) => (
        <g key={edges} transform={`translate(${at * SIDE_BY_SIDE} 0)`}>
          <PieceArt piece={{ side: 0, edges }} />
        </g>
      ))}
    </Art>
  );
}

function Purse() {
  return (
    <Art viewBox="-16 -16 92 34">
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${at * 30} 0)`}>
          <Coin radius={13} />
        </g>
      ))}
    </Art>
  );
}

function beside(pieces: number): string {
  return `0 0 ${(pieces - 1) * SIDE_BY_SIDE + PIECE} ${PIECE + DEEP}`;
}
