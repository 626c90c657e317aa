import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { compile } from './compile.ts';
import { contractOf } from './contract.ts';

const en = `
-zombies = { $it ->
    [one] { $it } zombie
   *[other] { $it } zombies
}
way_rifle = Rifle
way_mg = MG60
event_turn = Turn { $turn } ends with { -zombies($zombies) } for { INSIDE(WAY($way)) }.
plain = Hello
list = { LIST($of, of: "zombies") } or { LIST($ways, of: "WAY", type: "or") } { $hit ->
    [true] <b>hit</b>
   *[false] missed
}
`;
test('try', async () => {
  const c = catalogueOf('x', 'en', 'en-GB', {}, { 'a.ftl': en });
  const js = compile(c, contractOf(c), c, './facts.ts');
  console.log(js);
  expect(1).toBe(1);
});
