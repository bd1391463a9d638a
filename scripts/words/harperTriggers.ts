import { writeFile } from 'node:fs/promises'

import { Dialect, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'

import { ruleUses } from '../../writing/check/harperRules.ts'
import { stemsOf } from '../../writing/check/harperTriggers.ts'
import { loadLexicon } from '../../writing/check/spelling/lexicon.ts'

/*
 * Generates writing/check/data/triggers.json: `node --import tsx scripts/words/harperTriggers.ts`.
 * For Harper rules on specific words, it lists word stems, one of which a text must contain for the
 * rule to run. They come from the examples in Harper's description of the rule and from its name.
 */

/** Words with this frequency (see Lexicon) occur in every text. */
const FREQUENT = 52

/**
 * Rules that find more than their description covers. Each was observed to match without its
 * triggers.
 */
const ALWAYS = new Set(
  `
ProgressiveNeedsBe Expatriate InflectedVerbAfterTo TakeMedicine HopHope Nowadays AdjectiveOfA Expat AnA AskNoPreposition
WebScraping Itself GetRidOf Tenfold SomethingIs Myself NominalWants AndTheLike HomeInOn Nobody AdjectiveDoubleDegree
OfCourse`
    .trim()
    .split(/\s+/),
)

/**
 * Rules whose description has no example, or only common words, with manually chosen word stems
 * required for a match.
 */
const CHOSEN = new Map(
  `
AvoidAndAlso:also ExpandWith:w ExpandWithout:w KindSortOf:kind,sort Towards:towa FellowCoRedundancy:fell
AdvantageOf:adva AheadAnd:ahea AllIntentsAndPurposes:purp,porp,inte BarelyUn:bare BewareOf:bewa
CapitalizePersonalPronouns:i,id,im,ive,ill ChineseCommunistParty:chin,comm ChockFull:full ClickThroughRate:clic,thro,rate
ComprisesOf:comp ConstituteAs:cons CorrectNumberSuffix:st,nd,rd,th NumberSuffixCapitalization:st,nd,rd,th
CraveFor:crav CriteriaPhenomena:crit,phen DayOneNames:day DespiteItIs:desp DoIAdjective:do DoToDueTo:do
DuringAges:ages EagleEyed:eagl,eye,eyed FirstAidKit:kid,kids FirstPersonModifierHyphen:pers ForNoun:fro
GetPassGoPass:pass GoSoFarAsTo:far HadOf:had Hazzle:hazz HeDos:dos HelpedPast:help HowTo:how IDo:does
ImitateFrom:imit InADifferentDirection:into InDueCourse:cour InFavourOfDoing:favo InTimeFromNow:now InspiredBy:insp
InThe:int IntroCueCommaBeforeThanks:than KnowNothingVerb:noth LaughOfAt:laug LetToDo:let,lets,lett LikeAsIf:like
LongTimeAgo:ago MakeupCompoundNoun:make ModalSeem:seen NoMatchFor:matc NobelPeacePrize:nobe,nobl,peac,piec,priz,pric
NotIn:no NotOnly:only NotTo:no DoubleNegative:no HaveNegNoAny:no OnFirstGlance:glan OneHanded:hand OneOfTheSingular:one
OvertimeCompoundNoun:over PasswordProtectedHyphen:pass,prot PortAuPrince:port,prin PortoNovo:port,novo PronounAre:r
PronounKnew:new RightClick:clic SaveToSafe:save ShootOneselfInTheFoot:shoo,shot SimilarLike:simi SinceDuration:sinc
SomebodyElses:else StrikeChord:cord TakeALookTo:look TheWhetherWeather:whet ThinkKnowOff:off ThrowRubbish:thro,thre
ThrowBabyWithBathwater:baby,babi,bath ToLoseTooLoose:lose,loos,losi TongueInCheek:tong,chee TooTo:too UseToUsedTo:use
VeryMuchSo:much ViceVersa:vice,vers SubjectPronoun:me YourPredicateAdjective:your,yr,ur,ya
`
    .trim()
    .split(/\s+/)
    .map(rule => {
      const [name = '', stems = ''] = rule.split(':')
      return [name, stems.split(',')] as const
    }),
)

const lexicon = await loadLexicon()
const isTelling = (word: string): boolean => word.length >= 3 && lexicon.frequency(word) < FREQUENT
const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
const triggers: Record<string, string> = {}
for (const [rule, description] of Object.entries(await linter.getLintDescriptions())) {
  const use = ruleUses.get(rule)
  if (use === undefined || use === 'off' || ALWAYS.has(rule)) continue
  const chosen = CHOSEN.get(rule)
  if (chosen) {
    triggers[rule] = chosen.join(' ')
    continue
  }
  const examples = Array.from(description.matchAll(/`([^`]+)`/g), ([, example = '']) =>
    lowerCaseWords(example),
  )
  if (examples.length === 0 || examples.some(words => words.length > 0 && !words.some(isTelling))) continue
  const name = lowerCaseWords(rule.replace(/([A-Z])/g, ' $1'))
  const stems = stemsOf([...examples.flat(), ...name].filter(isTelling).join(' '))
  if (stems.size > 0) triggers[rule] = [...stems].join(' ')
}
await linter.dispose()
const target = new URL('../../writing/check/data/triggers.json', import.meta.url)
await writeFile(target, `${JSON.stringify(triggers)}\n`)
console.log(`${Object.keys(triggers).length} rules with triggers`)

function lowerCaseWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}
