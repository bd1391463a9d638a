/** Word sets that every rule can use as `$name`; words parted by white space, in lower case. */
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
  preposition:
    'about above across after against along among around at before behind below beneath beside between beyond by despite during for from in inside into like near of off on onto outside over past since through throughout to toward towards under until up upon with within without',
  conjunction: 'and or but nor so yet',
  frequency: 'always never often usually sometimes rarely seldom hardly ever also still already just really',
  negation: "not n't never",
  pastTime: 'yesterday ago',
  day: 'monday tuesday wednesday thursday friday saturday sunday',
  month: 'january february march april may june july august september october november december',
  unit: 'year month week day hour minute second century decade',
  units: 'years months weeks days hours minutes seconds centuries decades',
}

export const wordSets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([name, words]) => [name, new Set(words.split(/\s+/))]),
)
