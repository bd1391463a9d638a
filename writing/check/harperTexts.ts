import { harperExplanations } from './harperExplanations.ts'
import { harperPhrases } from './harperPhrases.ts'
import { harperReasons } from './harperReasons.ts'

/** A card's title and explanation. Each replaces the one derived from Harper's finding. */
interface CardText {
  title?: string | undefined
  text?: string | undefined
}

/** Rules that share a title or an explanation. */
const groups: readonly (CardText & { rules: string })[] = [
  {
    title: 'Write this as one word',
    text: 'The standard spelling has no space here.',
    rules: `
      AfterAWhile Ajar Akimbo Alongside Anybody Anyhow Anywhere Backplane Beforehand Bypass Chalkboard
      Codebase Codebases Deadlift Desktop Devops Everybody Everyone Everywhere Expatriate Furthermore
      Henceforth Hereby However Insofar Instead Intact Itself Keystroke Keystrokes Laptop Likewise
      Middleware Misspell Misunderstand Misunderstood Misuse Misused Multicore Multimedia
      Multithreading Myself Nobody Nonetheless Nothing Notwithstanding Nowhere Overclocking
      Overload Overnight Piggyback Postpone Proofread Regardless Shortcoming Shortcomings ShowCase
      Somebody Somehow Someone Somewhere Straightforward Tenfold There ThereAfterCompound Therefore
      Thereupon Underclock Upset Upward Whereas Whereupon Widespread Without Worldwide Worthwhile
      Yourself Meanwhile Handful LikelyHood MakeupCompoundNoun OvertimeCompoundNoun`,
  },
  {
    title: 'Missing hyphen',
    text: 'Use a hyphen when these words work together as one.',
    rules: `
      ClickThroughRate DoubleCheckHyphen DoubleClick EagleEyed EasyGoingCompoundAdjective EverPresent
      FirstPersonModifierHyphen FromTheGetGo InDemandInDepth LeftRightHand OffTheCuff OneHanded
      PasswordProtectedHyphen RainbowColoredHyphen RapidFire RightClick ToDoHyphen WellEducated
      WorstCaseScenario`,
  },
  {
    title: 'Wrong capitalization',
    text: 'The names of places, companies, products and holidays start with capital letters.',
    rules: `
      AmazonNames Americas AppleNames Australia AzureNames Canada ChineseCommunistParty
      CompaniesProductsAndTrademarks Countries GoogleNames Holidays JetpackNames
      JohnsHopkins Koreas Laos Malaysia MetaNames MicrosoftNames NationalCapitals NotablePlaces
      OceansAndSeas PocketCastsNames ProperNouns TumblrNames USUniversities UnitedOrganizations
      WordPressDotcom`,
  },
  {
    title: 'Wrong preposition',
    rules: `
      AccuseOf AspireTo AwareOf ByAccident CommitmentTo CureFor CuriousAbout FascinatedBy GoToWar
      HitTheNailOnTheHead ImplementIn Impressed InRetaliationTo InspiredBy InterestedIn InvestIn
      JealousOf LaughOfAt LookForwardTo MeansALotTo ObsessPreposition ResponsibilityFor TakeControlOf
      TakePrideIn ToSomeDegree`,
  },
  {
    title: 'Extra preposition',
    text: 'This word needs no preposition.',
    rules: 'AdjectiveOfA AskNoPreposition CallThem ConstituteAs CraveFor Discuss UnderneathOf',
  },
  {
    title: 'Missing word',
    rules: `
      AWaysToGo AdvantageOf ArriveOnWeekday EverySingleOneOf FewUnitsOfTimeAgo ForTheMostPart
      ForTheNthTime GrindToAHalt HaveAHardTime InAHurry InAnIdealWorld ModalBeAdjective SomeOfThe
      ThanksALot ThereMissingIsClause`,
  },
  {
    title: 'Subject and verb don’t match',
    text: 'A singular subject takes a singular verb, and a plural subject takes a plural verb.',
    rules: 'HavePronoun PronounInflectionBe PronounVerbAgreement NominalWants',
  },
  {
    title: 'Singular and plural don’t match',
    text: 'These words are either all singular or all plural.',
    rules: 'AnotherOnes AnotherThings ThisTypeOfThing ForSameReason',
  },
  {
    title: 'Wrong plural form',
    text: 'In this phrase, the main noun takes the plural “s.”',
    rules: 'LinesOfCode PartsOfSpeech PassersBy PluralWrongWordOfPhrase PointsOfView RulesOfThumb',
  },
  {
    title: 'Repeated meaning',
    text: 'Both words say the same thing, so keep one of them.',
    rules: `
      AdjectiveDoubleDegree AfterLater AmInTheMorning AsIfThough AwaitFor FallBelow ItLooksLikeThat
      LikeAsIf MoreBetter InTimeFromNow TheAnother`,
  },
  {
    title: 'Missing apostrophe',
    rules: 'Cant Didnt ElsePossessive ItsContraction SomebodyElses TomorrowPossessiveModifier',
  },
  {
    title: 'Use “to date” here',
    text: '“Till date” is only common in Indian English.',
    rules: 'TillDate',
  },
]

/** Rules with a title that is more specific than their kind, and their explanations. */
const titled = `
  Regionalisms | Regional word
  AheadAnd | Likely typo | Did you mean “and”?
  AnA | Wrong “a” or “an” | Use “an” before a vowel sound and “a” before a consonant sound.
  ArriveTo | Wrong preposition | You arrive at a building or place, and in a city or country.
  BarelyUn | Double negative | “Barely” is already negative, so the next word shouldn’t be.
  CommaFixes | Wrong spacing around a comma | Put a space after a comma, but not before it.
  CompoundSubjectI | Use “I” as the subject | Use “I” when you are one of the subjects: “My brother and I went.”
  CorrectNumberSuffix | Wrong ending on a number | Numbers end the way they sound: “1st,” “2nd,” “3rd,” “4th.”
  CriteriaPhenomena | This word is a plural | For just one, use “criterion” or “phenomenon.”
  DespiteOf | Extra “of” after “despite” | Say “despite” or “in spite of.”
  DiscourseMarkers | Missing comma after an introductory word | Add a comma after an introductory word.
  DoMistake | Use “make” here | You “make” mistakes, and you “do” other things.
  DoubleModal | Two helping verbs | Words like “can,” “could” and “might” don’t go together, so keep one of them.
  DoubleNegative | Double negative | One negative is enough, so use “any” after “not.”
  EachOthersPossessive | Missing apostrophe | The possessive form is “each other’s.”
  EllipsisLength | Wrong number of dots | An ellipsis has three dots.
  EveryTime | Write this as two words | The standard spelling is “every time.”
  FillerWords | Filler word |
  FondOn | Wrong preposition | The phrase is “fond of,” or “found on” if you mean discovered.
  ForNoun | Likely typo | Did you mean “for”?
  GuineaBissau | Missing hyphen | The name of this country has a hyphen.
  HaveNegNoAny | Double negative | One negative is enough, so use “any” after “not.”
  HelpedPast | Verb needs no ending here | After “helped,” the verb has no ending: “It helped improve the result.”
  HowTo | Missing “to” | After “how,” a verb needs “to”: “how to swim.”
  IAmAgreement | Use “am” after “I” | The form of “be” that goes with “I” is “am.”
  IDo | Use “do” after “I” | “Does” goes with “he,” “she” and “it.”
  InOnTheCards | British phrase | American English says “in the cards.”
  IncludingButNotLimitedToPunctuation | Missing commas | Put commas around “but not limited to.”
  IntroCueCommaBeforeThanks | Missing comma | Put a comma before “thanks” in a reply: “No, thanks.”
  IsBeenAuxSequence | “Been” needs “have” or “has” | Use “been” after a form of “have”: “It has been a long day.”
  ItTimeAuxiliary | Missing “is” | Did you mean “it’s” (it is)?
  ItsPossessive | Extra apostrophe | “Its” shows what something belongs to, and “it’s” is short for “it is.”
  LetToDo | Extra “to” after “let” | After “let” and a person, leave out “to”: “Let him go.”
  LookingForwardTo | Use the -ing form here | After “look forward to,” use the -ing form: “looking forward to seeing you.”
  MakeItSeem | Verb needs no ending here | After “make it,” the verb has no ending: “It makes it seem easy.”
  MassNouns | This noun can’t be counted | You can’t count this word, so it has no “a” before it and no plural.
  MercedesBenzHyphen | Missing hyphen | The name is spelled “Mercedes-Benz.”
  MergeWords | Extra space | These look like parts of a single word.
  MissingTo | Missing “to” | This verb needs “to” before the next verb: “need to talk.”
  ModalBeAdjective | Missing “be” | An adjective needs a verb before it: “It will be useful.”
  ModalOf | Did you mean “have”? | After “could,” “should,” “would” and “must,” the word “have” only sounds like “of.”
  NotOnlyInversion | Put the verb before the subject | When a sentence starts with “not only,” the verb comes before the subject.
  NounVerbConfusion | Confused noun and verb | The noun and the verb look alike, but they are spelled differently.
  OneOfTheSingular | This noun should be plural | “One of” picks one thing out of several, so the noun is plural.
  OpenCompounds | Write this as two words | The standard spelling has a space here.
  OpenTheLight | Use “turn on” here | You turn on lights and machines, and you open doors and windows.
  PhrasalVerbAsCompoundNoun | Write this as two words | As a verb, this is two words, and the one-word form is a noun.
  PossessiveYour | Did you mean “your”? | “Your” shows that something belongs to you.
  PrincipleToPrincipalRoleNoun | Confused “principle” and “principal” | “Principal” means “main,” and a “principle” is a rule or belief.
  ProgressiveNeedsBe | Missing “been” | “Have” and an -ing form need “been” between them, or use “are” instead of “have.”
  RepeatedWords | Repeated word | Did you mean to use this word twice?
  SendAnEmailTo | Wordy phrase | “Email” works as a verb by itself.
  SentenceCapitalization | Missing capital letter | Start a sentence with a capital letter.
  ShutdownVerb | Write this as two words | The verb is “shut down,” and the noun is “shutdown.”
  SimplePastToPastParticiple | Use the past participle here | After “have” or “be,” use forms like “thrown,” “done” or “fallen.”
  SinceDuration | Use “for” with a length of time | A length of time takes “for,” and a starting point takes “since.”
  SingleBe | Repeated verb | One form of “be” is enough here.
  Spaces | Extra space | One space between words is enough, and none is needed at the end.
  SubjectPronoun | Use “I” as the subject | Put the other person first and use “I” for yourself: “My brother and I went.”
  ThatChallenged | Likely typo | Did you mean “that challenged”?
  TheHowWhy | Extra “the” | A question word needs no “the” here.
  TheLastDays | Missing “few” | To talk about recent times, say “the last few days.”
  TheMy | Extra “the” | Use “the” or a word like “my,” not both.
  ThenThan | Confused “then” and “than” | “Than” is for comparisons, and “then” means “at that time” or “next.”
  ThatThan | Use “than” in this comparison | After words like “older” or “more,” use “than.”
  ThereIsAgreement | Subject and verb don’t match | After “there,” the verb matches the noun that follows: “There are many reasons.”
  TheyToThem | Use the object pronoun here | After a preposition or a verb, use “them.”
  ToAdverb | Repeated “to” | One “to” is enough here.
  ToBackOut | Write this as two words | The verb is “back out.”
  ToGreatLengths | Wrong form of a set phrase | The phrase is “go to great lengths.”
  ToTo | Repeated “to” | One “to” is enough, or did you mean “to do”?
  ToTwoToo | Confused “to” and “too” | “Too” means “more than enough” or “also,” and everywhere else it is “to.”
  ToWorryAbout | Wrong verb form | Did you mean a different form of “worry”?
  UnclosedQuotes | Missing quotation mark | This quotation has no closing mark.
  UseToUsedTo | Missing “d” in “used to” | The phrase is “used to,” with a “d.”
  WantBe | Likely typo | Did you mean “won’t be” or “want to be”?
  WereWhere | Confused “were” and “where” | “Were” is the past tense of “are,” and “where” refers to a place.
  WillNonLemma | Verb needs no ending here | After “will” and “shall,” the verb has no ending: “It will help.”
  WishCould | Use “could” after “wish” | A wish about the present takes “could” instead of “can.”
  WithoutOut | Repeated word | “Without” already contains “out.”
  WorthToDo | Use the -ing form here | After “worth,” use the -ing form: “worth seeing.”
  YourOutClauseAgreement | Did you mean “you’re” (you are)? | “Your” shows that something belongs to you, and “you’re” is short for “you are.”
  YourPredicateAdjective | Did you mean “you’re” (you are)? | “Your” shows that something belongs to you, and “you’re” is short for “you are.”
`

/** Rule name → the texts of its card. Other rules keep Harper's message. */
export const harperTexts: ReadonlyMap<string, CardText> = merged()

function merged(): Map<string, CardText> {
  const texts = new Map<string, CardText>()
  const add = (rule: string, text: CardText) => texts.set(rule, { ...texts.get(rule), ...text })
  for (const { rules, ...shared } of groups) for (const rule of rules.trim().split(/\s+/)) add(rule, shared)
  for (const [rule = '', title, text] of rowsOf(titled)) add(rule, text ? { title, text } : { title })
  for (const [rule = '', phrases = ''] of rowsOf(harperPhrases)) add(rule, { text: phraseText(phrases) })
  for (const [rule = '', text] of [...rowsOf(harperReasons), ...rowsOf(harperExplanations)])
    add(rule, { text })
  return texts
}

/** Returns the explanation for a set phrase, or for two that are both standard. */
function phraseText(phrases: string): string {
  const quoted = phrases.split(' / ').map(phrase => `“${phrase}`)
  return `The usual wording is ${quoted.join('” or ')}.”`
}

/** Returns the cells of a table whose columns are separated by `|`. */
function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
}
