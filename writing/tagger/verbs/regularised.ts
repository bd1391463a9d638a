import { regularPast, spellingsOf } from './inflect.ts'

/** Irregular verbs that are often inflected regularly, if the result is not another word. */
const bases =
  'arise become begin bite blow break bring build burst buy catch choose come cut deal dig do draw drink drive eat fall feed feel fight find fly forget forgive freeze get give go grow have hear hide hit hold hurt keep know lay lead lend let lose make mean meet pay put ride rise run say see sell send set shake shoot shut sit sleep speak spend spread stand steal stick strike swear sweep swim take teach tear tell think throw understand wake wear win write'
    .split(' ')
    // "Found", "felt" … have regular forms that are other words.
    .filter(base => !['find', 'hide', 'see'].includes(base))

/** Overregularized past form such as “eated” → the base of its verb. */
export const regularised: ReadonlyMap<string, string> = new Map(
  bases
    .map(base => [regularPast(base), base] as const)
    .filter(([wrong, base]) => !spellingsOf(base, 'past').includes(wrong))
    .filter(([wrong]) => !['setted', 'seed', 'layed'].includes(wrong)),
)
