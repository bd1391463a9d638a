/** Harper rules and the explanations on their cards, in place of Harper's own message. */
export const harperExplanations = `
  ALittleOfPractice | Say “a little” without “of,” or “a bit of.”
  ALongTime | For a length of time, write “a long time.”
  AMeansToAnEnd | The phrase is “a means to an end,” since “means” ends in “s” even in the singular.
  APart | “Apart” means “separated,” and “a part” means “a piece” or “a share.”
  AWhile | “Awhile” is one word only after a verb, and “a while” is right everywhere.
  AdNauseam | This Latin phrase is spelled “ad nauseam.”
  Albeit | This is one word with a single “l”: “albeit.”
  AllReady | “Already” means “by now,” and “all ready” means that everything is prepared.
  AllThough | The joining word is “although.”
  AllWellAndGood | The phrase is “all well and good.”
  AnAnother | “Another” already contains “an,” so use it by itself.
  AnotherAn | “Another” already contains “an,” so use it by itself.
  ApartFrom | The phrase is “apart from.”
  ArgumentToBeMade | You make an argument, so say “an argument to be made.”
  ArriveOnWeekday | Use “on” before a day of the week: “arrive on Friday.”
  AsEvidentBy | The phrase is “as evidenced by.”
  AsFarBackAs | To refer to a time in the past, write “as far back as.”
  AsFollows | The phrase is always “as follows,” with an “s.”
  AsIsWithAnything | Say “as with anything” or “as is the case with anything.”
  AsLongAs | The phrase is “as long as,” in three words.
  AsMuchAs | After “as much,” use “as.”
  AsOfLately | Say “lately” or “as of late.”
  AtFaceValue | The usual phrase is “at face value.”
  AtLeasToLeast | The phrase is “at least.”
  AtLestToLeast | The phrase is “at least.”
  AtTheExpenseOf | The phrase is “at the expense of,” and an “expanse” is a wide area.
  BackInTheDay | The usual phrase is “back in the day.”
  BehindTheScenes | The phrase is “behind the scenes,” with an “s.”
  BesideThePoint | The phrase is “beside the point,” without an “s” on “beside.”
  BestRegards | The usual closing is “best regards.”
  BetterOffPhrase | The phrase is “better off.”
  BetterOffWith | The phrase is “better off.”
  BewareOf | Use “beware of” before the thing to avoid.
  BlanketStatement | The usual phrase is “blanket statement.”
  Bought | The past tense of “buy” is “bought.”
  Brutality | The standard word is “brutality.”
  CallThem | After “call,” leave out “as.”
  Cant | “Can’t” has an apostrophe, and “cant” means jargon or insincere talk.
  CapitalizePersonalPronouns | Always write “I” with a capital letter.
  CaseInPoint | The phrase is “case in point.”
  CeaseTo | To stop is to “cease,” and to “seize” something is to grab it.
  CloseTightKnit | The phrase is “tight-knit” or “close-knit,” and a “nit” is an insect’s egg.
  ColdModalTypo | Did you mean “could”?
  Combinate | The standard verb is “combine.”
  ComplainAsNoun | “Complain” is the verb, and the noun is “complaint.”
  ComprisesOf | Use “comprises” without “of,” or use “consists of.”
  CompulseToCompel | The standard verb is “compel.”
  Confident | The adjective is “confident,” and a “confidant” is a person you trust.
  Copyright | “Copyright” is the legal right to a work, and “copywriting” is writing ads.
  CoursingThroughVeins | Blood “courses” (flows) through veins, and to “curse” is to swear.
  DampSquib | The phrase is “damp squib.”
  DateBackFrom | Say “date from” or “date back to.”
  DegreesKelvin | Kelvin temperatures take no “degrees”: “300 kelvins.”
  DespiteItIs | After “despite,” use an -ing form: “despite being late.”
  Didnt | The contraction needs an apostrophe.
  DigUnderTheHood | The phrase is “look under the hood.”
  Discuss | Leave out “about” after “discuss.”
  DoIAdjective | Use “am” before an adjective to say how you feel.
  DoNotWant | Did you mean “want”?
  DontCan | Say “can’t” or “cannot.”
  DueDiligence | The phrase is “due diligence.”
  DuringAges | For a long time, say “for ages.”
  EggYolk | The yellow part of an egg is the “yolk.”
  ElsePossessive | Use “else’s” to show who something belongs to.
  EveryOnceAndAgain | Say “every once in a while.”
  EverySingleOneOf | The phrase is “every single one of.”
  ExceptOf | Say “except for” or “except.”
  ExitedExcitedContext | “Excited” describes a feeling, and “exited” means “went out.”
  ExplanationMark | The sign is called an exclamation point or exclamation mark.
  FairBit | The phrase is “a fair bit,” and a “fare” is the price of a ride.
  FarAndFewBetween | The usual order is “few and far between.”
  FindOut | You “find” a thing, and you “find out” a fact.
  FishNorFowl | The phrase is “neither fish nor fowl,” where “fowl” means “birds.”
  FreeRein | The phrase is “free rein,” like the reins of a horse.
  FullToTheBrim | The phrase is “full to the brim.”
  GoSoFarAsTo | The phrase is “go so far as to.”
  GoToWar | The phrase is “go to war.”
  GoggleBrand | Did you mean “Google”?
  GrindToAHalt | The phrase is “grind to a halt.”
  HadOf | After “had,” leave out “of.”
  HalfAnHour | The phrase is “half an hour,” since the “h” in “hour” is silent.
  Haphazard | The word for “without a plan” is “haphazard.”
  HaveAHardTime | This phrase includes “a”: “have a hard time.”
  HavePassed | “Passed” is a form of “pass,” and “past” is a time or means “beyond.”
  HitTheNailOnTheHead | The phrase is “hit the nail on the head.”
  HopHope | To wish is to “hope,” and to “hop” is to jump.
  HowMach | To ask about an amount, write “how much.”
  HumanBeings | The usual term is “human beings.”
  ImitateFrom | Write “an imitation of,” or use “imitate” without a preposition.
  Impressed | You are impressed by something or with something.
  InAnIdealWorld | The phrase is “in an ideal world.”
  IncidentReport | An “incident” is an event, and “incidence” is how often something happens.
  InDetail | The phrase is “in detail,” without an “s.”
  InHindsight | The phrase is “in hindsight.”
  InTheFirstPlace | The phrase is “in the first place.”
  InTheSameVein | The phrase is “in the same vein.”
  InflectionPoint | A major change in a trend is an “inflection point.”
  Insensitive | The standard word is “insensitive.”
  InsteadOf | The standard spelling is “instead of.”
  Insurmountable | The standard word is “insurmountable.”
  ItsContraction | “It’s” is short for “it is,” and “its” shows what something belongs to.
  IveGotTo | The phrase is “I’ve got to.”
  JawDropping | The word for something amazing is “jaw-dropping.”
  KnowNothingVerb | This looks like a misspelled “know.”
  LastButNotLeast | The phrase is “last but not least.”
  LastDitch | The word is “last-ditch,” with a hyphen.
  LastNight | The usual phrase is “last night.”
  LayoutVerb | The verb is “lay out,” and its past tense is “laid out.”
  LeadRiseTo | Say “give rise to” or “lead to.”
  LeaveToFor | You leave for a place.
  LeavingInDroves | “Droves” are crowds, and “drones” are flying machines.
  LessWorse | These words contradict each other, so say “less bad” or “better.”
  LevelOfDetails | The phrase is “level of detail,” or “levels of detail” for several.
  LikeThePlague | The phrase is “like the plague.”
  LikelyHood | The standard spelling is “likelihood.”
  LinkedList | The data structure is called a “linked list.”
  LookInto | Did you mean “look into” (investigate)?
  Lookalike | The noun is “lookalike” or “look-alike,” and the verb is “look alike.”
  LooksLikes | After “look,” write “like” without an “s.”
  Lots | Say “a lot” or “lots,” without an apostrophe.
  LowHangingFruit | The phrase is “low-hanging fruit,” with a hyphen.
  MakeSense | The phrase is “make sense,” without an “s.”
  ManagerialReins | To take control is to take the “reins,” and a “reign” is a monarch’s rule.
  MassExodus | The phrase is “mass exodus.”
  Monumentous | Say “momentous” for very important, or “monumental” for very large.
  MostOfTheTimes | The usual phrase is “most of the time.”
  NobelPeacePrize | The award is called the “Nobel Peace Prize.”
  NotBeAfterNot | There is already a form of “be,” so leave out the second one.
  NotForLackOf | The phrase is “not for lack of.”
  NotIn | Did you mean “not in”?
  Nowadays | The standard spelling is “nowadays.”
  OffLimits | The phrase is “off limits,” with an “s.”
  OldWivesTale | A traditional but false belief is an “old wives’ tale.”
  OldestInTheBook | The phrase is “the oldest trick in the book.”
  OnSecondThought | The phrase is “on second thought.”
  OnTheSpurOfTheMoment | The phrase is “on the spur of the moment.”
  OneFellSwoop | The phrase is “in one fell swoop.”
  OnesSelf | The pronoun is “oneself,” in one word.
  Payed | The past tense of “pay” is “paid.”
  PleasRequestVerb | Did you mean “please”?
  PrayingMantis | The insect is called a “praying mantis” because it seems to pray.
  PronounContraction | A contraction like “you’re” has an apostrophe, and a possessive like “your” has none.
  PronounKnew | Did you mean “knew,” the past tense of “know”?
  RallyToReally | Did you mean “really”?
  ReadsAndWrites | Use “reads and writes” or “read and write.”
  RegularIrregulars | This word is irregular and doesn’t follow the usual pattern.
  RifeWith | Something widespread is “rife,” and “ripe” means “ready to eat.”
  RiseTheRanks | Say “rise through the ranks.”
  RiseTheQuestion | You “raise” a question, and something “rises” by itself.
  ScantilyClad | The phrase is “scantily clad.”
  SeamToSeem | To appear is to “seem,” and a “seam” joins two pieces of cloth.
  SimilarLike | Use “to” after “similar.”
  SneakPeekPreview | A quick look is a “peek,” and a “peak” is the top of a mountain.
  SomeOfThe | The phrase is “some of the.”
  SomebodyElses | The possessive form ends in “else’s.”
  SomewhatSomething | Before a noun, write “something of a.”
  SpinalChord | A “cord” is a rope or a bundle of nerves, and a “chord” is made of musical notes.
  StatuteOfLimitations | A “statute” is a law, and a “statue” is a sculpture.
  StrikeChord | The phrase is “strike a chord,” as in music.
  SufficeItToSay | The usual phrase is “suffice it to say.”
  TakeALookTo | The phrase is “take a look at.”
  TakeCareOf | Use “take care of” or “care about.”
  TakeItPersonally | The usual phrase is “take it personally.”
  ThanksALot | The phrase is “thanks a lot.”
  The | Did you mean “the”?
  TheDifferenceBetween | “Difference” is the noun, and “different” is the adjective.
  TheWhetherWeather | “Weather” is rain or sunshine, and “whether” means “if.”
  ThereMissingIsClause | This sentence needs “is” or “are” after “there.”
  ThereOwn | “Their” shows that something belongs to people, and “there” is a place.
  ThieveNoun | A person who steals is a “thief,” and several are “thieves.”
  ThinkKnowOff | Use “of” after “think” or “know.”
  ThreatenVerb | “Threat” is the noun, and the verb is “threaten.”
  ThrowAway | The phrase is “throw away,” or “threw away” in the past.
  TickingTimeClock | Say “ticking time bomb” or “ticking clock.”
  ToLoseTooLoose | “Lose” is the opposite of “win,” and “loose” is the opposite of “tight.”
  ToTheMannerBorn | The phrase is “to the manner born.”
  TomorrowPossessiveModifier | Use an apostrophe before a noun: “tomorrow’s meeting.”
  TongueInCheek | The phrase is “tongue in cheek.”
  TrialAndError | The phrase is “trial and error.”
  TuffEnough | The standard spelling is “tough.”
  UnderneathOf | Leave out “of” after “underneath.”
  Unless | “Unless” already means “except if,” so use one or the other.
  VerbToAdjective | An adjective fits better before this noun.
  VeryKnown | The usual word is “well-known.”
  VeryMuchSo | Leave out “so” here.
  WasComprisedOf | Many style guides prefer “composed of” or “made up of.”
  WellKept | The usual word for a secret is “well-kept.”
  WroteToRote | Did you mean “rote” (from memory)?
  YeaToYeah | The informal word for “yes” is spelled “yeah.”
  YehToYeah | The informal word for “yes” is spelled “yeah.”
`
