/** Word sets available to every rule as `$name`: whitespace-separated, in lower case. */
const lists = {
  modal: "can could may might must shall should will would ca wo 'll",
  fullModal: 'can could may might must shall should will would',
  be: "am is are was were be been being 'm 're",
  finiteBe: "am is are was were 'm 're",
  singularPronoun: 'he she it',
  pluralPronoun: 'we you they',
  subjectPronoun: 'i you he she it we they',
  objectPronoun: 'me you him her it us them',
  possessive: 'my your his her its our their whose',
  reflexive: 'myself yourself himself herself itself ourselves yourselves themselves',
  indefinite:
    'everyone everybody everything someone somebody something anyone anybody anything nobody nothing',
  determiner: 'a an the this that these those my your his her its our their some any every each no another',
  article: 'a an the',
  number:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  few: 'many several few various numerous',
  question: 'what who whom whose which when where why how',
  /** Signs that end a sentence or a part of it. A comma does not. */
  end: '. ! ? ; : …',
  preposition:
    'about above across after against along among around at before behind below beneath beside between beyond by despite during for from in inside into like near of off on onto outside over past since through throughout to toward towards under until up upon with within without',
  /** Signs that make a noun part of a longer one: "book-shop", "the student's". */
  compound: "- ' 's",
  /** Words that introduce a clause with its subject. */
  clauseWord:
    ', ; : and but because that when if although though while since whereas where so whether until before after unless',
  /** The subset that cannot join two subjects. */
  strictClauseWord: '; because that when if although though while whereas whether until unless but since',
  /** Nouns for a group or an amount, with either number. */
  collective:
    'army audience band board bulk class club committee company couple crew crowd data elite faculty family fraction gang generation government group half handful herd jury lot majority media minority mob number opposition orchestra pair panel parliament party percent percentage police population press public quarter rest staff team third trio variety youth couple dozen kind sort type range',
  /** Words for one person that are counted like other nouns. */
  human:
    'actor artist author boy candidate child citizen climber consumer customer doctor driver employee employer engineer expert farmer foreigner friend girl guest kid lawyer lecturer manager neighbor neighbour nurse owner passenger patient person player politician professor reader researcher scientist singer soldier speaker student teacher teenager tourist traveler traveller viewer visitor voter worker writer youngster',
  /** Adjectives used as nouns for people: "the rich are". */
  peopleAdjective:
    'rich poor young old elderly disabled unemployed employed blind deaf dead living sick wounded injured homeless accused guilty innocent weak strong powerful brave wealthy faithful educated oppressed following same latter former others first last few many french british english irish dutch chinese japanese swiss',
  conjunction: 'and or but nor so yet',
  frequency: 'always never often usually sometimes rarely seldom hardly ever also still already just really',
  negation: "not n't never",
  /** Base forms that are almost always verbs. */
  plainVerb:
    'accept achieve agree allow announce appear apply arrive ask avoid become begin believe belong bring build buy carry choose come communicate compare compete concentrate consider consist contain continue convince create decide defend deliver depend describe destroy develop die disagree discover discuss earn eat encourage enjoy enter exist expect explain express finish follow forget gain get give go grow happen hear identify imagine improve include introduce invest invite join keep know learn leave lend listen live lose maintain manage marry meet occur participate pay prefer prepare prevent produce protect prove provide reach read realize receive recognize reduce refuse remain remember remove replace require say see seem select sell send sit sleep solve speak spend stay succeed suffer suggest take teach tell think throw travel try understand use wait want watch wear win work write',
  pastTime: 'yesterday ago',
  day: 'monday tuesday wednesday thursday friday saturday sunday',
  month: 'january february march april may june july august september october november december',
  unit: 'year month week day hour minute second century decade',
  units: 'years months weeks days hours minutes seconds centuries decades',
}

export const wordSets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([name, words]) => [name, new Set(words.split(/\s+/))]),
)
