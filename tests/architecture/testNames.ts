// it('…'), test.each(…)('…'), describe.skipIf(…)("…"): the name is the first argument of the last
// call.
const NAME =
  /(?:\b(?:it|test|describe)(?:\.\w+)*(?:<[^\n]*>)?|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

/** The names of the tests in a source text, as they are written there. */
export const testNamesIn = (source: string): string[] =>
  [...source.matchAll(NAME)].map(([, single, double, template]) => single ?? double ?? template ?? '')
