import type { IssueCategory } from '#schema/corrections/issue.ts'

/** The use of a Harper rule: an error (the lint kind decides its category), advice, or off. */
export type RuleUse = 'error' | Extract<IssueCategory, 'style' | 'clarity' | 'tone'> | 'off'

interface RuleGroup {
  use: RuleUse
  why: string
  rules: string
}

/**
 * Every rule of harper.js 2.10 with its use. A test fails when Harper has a rule that is not
 * listed.
 */
export const ruleGroups: readonly RuleGroup[] = [
  {
    use: 'off',
    why: 'Typography and hyphens on which house styles differ: edited prose does both.',
    rules: `
      AOkHyphen BluRayHyphen BuiltIn CaseSensitive CompoundNouns CrossPlatform CurrencyPlacement Dashes
      DegreesKelvinSymbol DisjointPrefixes DotInitialisms FaceFirst FootInchMinuteSecondSymbols
      HyphenateNumberDay NoFrenchSpaces NoOxfordComma NumericRangeEnDash OkToOkay OnFloor OutOfDate
      OxfordComma PluralDecades PostItNoteHyphen StateOfTheArt UseEllipsisCharacter UseTitleCase`,
  },
  {
    use: 'off',
    why: 'Both forms are good English, or only one dialect minds.',
    rules: `
      Addicting AnalogAcousticBike AnotherThingComing AnotherThinkComing AsHow AsToInterrogative BadRap
      BlacklistWhitelist Catch22 CodeInWriteIn CondenseAllThe Damages FreePredicate HaveTakeALook
      OutOfTheWindow Oxymorons PossessiveNoun PreferPleaded PreferPled PreferSneaked PreferSnuck
      QuantifierNumeralConflict RedundantFirsts SpelledNumbers SubjunctiveWasToWere
      TheProperNounPossessive ThriveOn Touristic UpdatePlaceNames ViciousCircle ViciousCircleOrCycle
      ViciousCycle WellBeing WidelyAccepted WouldNeverHave`,
  },
  {
    use: 'off',
    why: 'Guesses at words it does not know; SpellCheck covers them with better candidates.',
    rules: `
      OrthographicConsistency SplitWords TransposedSpace WrongNegative`,
  },
  {
    use: 'off',
    why: 'Measured: more false alarms than hits on edited prose, or nothing to offer instead.',
    rules: `
      DayOneNames IfWouldve Overall RoadMap
      AllowTo BeConcerned BeWorried CantWay ClientOrServerSide DidPast EverEvery FarBeIt FedUpWith
      FeelFell MissingDeterminer MissingPreposition MoreAdjective MultipleSequentialPronouns NakedEye
      NoLongerPronoun PayForPrice QuantifierNeedsOf QuiteQuiet ReasonForDoing ThereToTheir WayTooAdjective
      WhomSubjectOfVerb`,
  },
  {
    use: 'off',
    why: 'Our own rules take the audience or the context into account. GoodAt flags “good in general.”',
    rules: `
      Everyday GoodAt LongSentences`,
  },
  {
    use: 'off',
    why: 'Abbreviations and jargon are a choice of the writer.',
    rules: `
      AsFarAsICanTell AsFarAsIKnow AsSoonAsPossible BeRightBack ByTheWay Cybersec EnvironmentVariable
      ExpandAlgorithm ExpandAlloc ExpandArgument ExpandConfiguration ExpandControl ExpandCoordinate
      ExpandDecl ExpandDependencies ExpandDereference ExpandDirectory ExpandFavourite ExpandGovt
      ExpandLegitimate ExpandMemoryShorthands ExpandMinimum ExpandNotification ExpandParameter
      ExpandPeople ExpandPerformance ExpandPointer ExpandPreference ExpandPrevious
      ExpandStandardInputAndOutput ExpandTimeShorthands ExpandVulnerability ExplainLikeImFive
      ForWhatItsWorth ForYourInformation IDontKnow IfIRecallCorrectly IfIUnderstandCorrectly
      IfYouKnowYouKnow InCaseYouMissedIt InMyHumbleOpinion InMyOpinion InRealLife LetMeKnow NeverMind
      OhMyGod OnTheOtherHand OperatingSystem PleaseTakeALook RedundantAcronyms RedundantIIRC
      TalkToYouLater ToBeHonest`,
  },
  {
    use: 'off',
    why: 'Would turn plain contractions and everyday words into findings.',
    rules: `
      AvoidContractions BoringWords`,
  },
  {
    use: 'style',
    why: 'A plainer or stronger wording exists.',
    rules: `
      ACoupleMore AsOfCurrently AvoidAndAlso Bollocks EverPronounRelPronoun Excellent ExpandBecause
      ExpandForward ExpandThough ExpandThrough ExpandWith ExpandWithout Freezing FriendOfMe KindOf
      KindSortOf LitotesDirectPositive MoreThanMeetsTheEye RedundantPretty RedundantSelf Regionalisms
      SideTangent SimpleGrammatical Starving Towards VeryUnique`,
  },
  {
    use: 'clarity',
    why: 'Longer or more repetitive than it needs to be.',
    rules: `
      CauseItIsBecause EachAndEveryOne FatalOutcome FellowCoRedundancy FillerWords ForFreeOfCharge
      InOfItself MultipleFrequencyAdverbs OverPlus RedundantAdditiveAdverbs
      RedundantProgressiveComparative RedundantSuperlatives RedundantThat TrueToWord TruthToTheFact
      WholeEntire`,
  },
  {
    use: 'tone',
    why: 'May sound harsh or unsure to the reader.',
    rules: `
      AvoidCurses Hedging`,
  },
  {
    use: 'error',
    why: 'A slip that nobody makes on purpose: agreement, confused words, broken phrases, capitals, spacing.',
    rules: `
      ALittleOfPractice ALongTime AMeansToAnEnd APart ASomeTime AWaysToGo AWhile AWholeOther AccuseOf
      AdNauseam AdjectiveDoubleDegree AdjectiveOfA Ado AdvantageOf AfterAWhile AfterAll AfterLater
      AheadAnd Ajar Akimbo Albeit AllHellBreakLoose AllIntentsAndPurposes AllOfASudden AllReady AllThough
      AllWellAndGood Alongside AlzheimersDisease AmInTheMorning AmazonNames Americas AmountsFor AnA
      AnAnother AndIn AndSuch AndTheLike AnotherAn AnotherOnes AnotherThings Anybody Anyhow Anywhere
      ApartFrom AppleNames ArgumentToBeMade ArriveOnWeekday ArriveTo AsComparedTo AsEvidentBy AsFarBackAs
      AsFollows AsIfThough AsIsWithAnything AsItHappens AsLongAs AsMuchAs AsOfLately AsOpposedTo
      AskNoPreposition AspireTo AtAllCosts AtFaceValue AtLeasToLeast AtLestToLeast AtTheBestOfTimes
      AtTheEndOfTheDay AtTheExpenseOf AtTheVeryLeast Audible Australia AwaitFor AwareOf AzureNames
      BackInTheDay BackhandedCompliment Backplane BanTogether BareInMind BarelyUn BatedBreath BeAllowed
      BeBiased BePrejudiced BeShocked BeckAndCall BeenThere Beforehand BehindTheScenes BesideThePoint
      BestOfAllTime BestRegards BetterOffPhrase BetterOffServed BetterOffWith BewareOf BlanketStatement
      BoarderBorder Bought BrandBrandish Brutality ByAccident ByOnesOwn ByTheBook Bypass CallItQuits
      CallThem CanBeSeen Canada Cant CapitalizeOn CapitalizePersonalPronouns CaseInPoint CautionaryTale
      CeaseTo Chalkboard ChampAtTheBit ChangeTack ChickenAndEgg ChineseCommunistParty ChockFull
      ClaimToFame ClicheAccent ClickThroughRate CloseTightKnit Codebase Codebases ColdModalTypo Combinate
      CommaFixes CommitmentTo CompaniesProductsAndTrademarks ComplainAsNoun CompoundSubjectI ComprisesOf
      CompulseToCompel Confident ConfirmThat ConstituteAs ConvenientStore Copyright CorrectNumberSuffix
      Countries CoursingThroughVeins CraveFor CriteriaPhenomena CureFor CuriousAbout CuttingAgeEggcorn
      DampSquib DateBackFrom DayAndAge Deadlift DefiniteArticle DegreesKelvin DenyOffer
      Desktop DespiteItIs DespiteOf Devops Didnt DigUnderTheHood DigestiveTract DiscourseMarkers Discuss
      DissembleDisassemble DoIAdjective DoMistake DoNotWant DoToDueTo DoesOrDose DontCan DoubleCheckHyphen
      DoubleClick DoubleEdgedSword DoubleModal DoubleNegative DueDiligence DuringAges EachOthersPossessive
      EagleEyed EasyGoingCompoundAdjective EggYolk EllipsisLength ElsePossessive EludedTo EnMasse EnRoute
      EverPresent EverSince EveryOnceAndAgain EverySingleOneOf EveryTime Everybody Everyone
      Everywhere ExceptOf ExitedExcitedContext Expat Expatriate ExplanationMark ExtendOrExtent FairBit
      FallBelow FarAndFewBetween FascinatedBy FastPaste FetalPosition FewUnitsOfTimeAgo FindFine FindOut
      FinishingTouches FirstAidKit FirstPersonModifierHyphen FishNorFowl FlauntForFlout
      FleshOutVsFullFledged FoamAtTheMouth FondOn FootTheBill ForALongTime ForAWhile ForArgumentsSake
      ForNoun ForSameReason ForTheMostPart ForTheNthTime FormativeYears FreeRein FromTheGetGo
      FullToTheBrim Furthermore GetPassGoPass GetRidOf GetUsedTo GildedAge GoMissing GoSoFarAsTo GoToSleep
      GoToWar GoggleBrand GoingTo GoogleNames GrindToAHalt GuineaBissau HadOf HalfAnHour Handful
      HandfulOfMore Haphazard HaveAHardTime HaveNegNoAny HavePassed HavePronoun Hazzle HeDos HeartToHeard
      HelloGreeting HelpedPast Henceforth Hereby HiddenIn HitTheNailOnTheHead Holidays HolyWar HomeInOn
      HopHope HowDoesCompared HowItLooksLike HowMach HowTo However HumanBeings HumanLife HungerPang IAm
      IAmAgreement IDo ImitateFrom ImplementIn Impressed InADifferentDirection InAHurry InAWhile
      InAnIdealWorld InAnyWay InDemandInDepth InDetail InDueCourse InFavourOfDoing InHindsight InLieuOf
      InNeedOf InOnTheCards InRetaliationTo InStock InThe InTheFirstPlace InTheGrandSchemeOfThings
      InTheSameVein InThisThatRegard InTimeFromNow IncidentReport IncludingButNotLimitedToPunctuation
      InflectedVerbAfterTo InflectionPoint Initiatively Insensitive Insofar InspiredBy Instead InsteadOf
      Insurmountable Intact InterestedIn IntroCueCommaBeforeThanks InvestIn IsBeenAuxSequence IsKnownFor
      ItCan ItLooksLikeThat ItTimeAuxiliary ItsContraction ItsPossessive Itself IveGotTo JawDropping
      JealousOf JetpackNames JohnsHopkins JumpTheGun JustDeserts Keystroke Keystrokes KindRegards
      KnowNothingVerb Koreas Laos Laptop LastButNotLeast LastDitch LastNight LaughOfAt LayoutVerb
      LeadRiseTo LeaveToFor LeavingInDroves LeftRightHand LessWorse LetAlone LetToDo LetsConfusion
      LevelOfDetails LikeAsIf LikeThePlague LikeTheresNoTomorrow LikelyHood Likewise LinesOfCode
      LinkedList LittleKnown LongTimeAgo LookDownOnesNose LookForwardTo LookInto Lookalike
      LookingForwardTo LooksLikes Lots LowHangingFruit MakeDoWith MakeItSeem MakeSense MakeupCompoundNoun
      Malaysia ManagerialReins MassExodus MassNouns MayOfPronoun MeansALotTo Meanwhile MercedesBenzHyphen
      MergeWords MetaNames MicrosoftNames Middleware MissingTo Misspell Misunderstand Misunderstood Misuse
      Misused MixedBag ModalBeAdjective ModalOf ModalSeem Months Monumentous MootPoint MoreBetter
      MoreThatLikely MostNumber MostOfTheTimes Multicore Multimedia Multithreading MyHouse Myself
      NailInCoffin NailOnTheHead NationalCapitals NeedHelp NeedToNoun NeitherHereNorThere NerveRacking
      NervousWreck NoHarmNoFoul NoLonger NoMatchFor NobelPeacePrize Nobody NominalWants Nonetheless
      NorModalPronoun NotBeAfterNot NotForLackOf NotIn NotLongAfter NotOnly NotOnlyInversion NotTo
      NotablePlaces Nothing Notwithstanding NounVerbConfusion NowKnownAs NowWay Nowadays Nowhere
      NumberSuffixCapitalization ObsessPreposition OceansAndSeas OfCourse OffLimits OffTheCuff
      OldWivesTale OldestInTheBook OnFirstGlance OnSecondThought OnTheFence OnTheSpurOfTheMoment OnTopOf
      OnceInAWhile OnceOrTwice OneAndTheSame OneFellSwoop OneHanded OneOfTheSingular OnesOwnAccord
      OnesSelf OpenCompounds OpenTheLight OughtToBe OutOfSync Overclocking Overload Overnight
      OvertimeCompoundNoun PaleByComparison PartsOfSpeech PassersBy PassionateAbout
      PasswordProtectedHyphen Payed PeaceOfMind PedalToTheMetal PeekBehindTheCurtain PerSe
      PhrasalVerbAsCompoundNoun Piggyback PiqueInterest PlayAFactor PleasRequestVerb
      PluralWrongWordOfPhrase PocketCastsNames PointsOfView PortAuPrince PortoNovo PossessiveYour Postpone
      PrayingMantis PrincipleToPrincipalRoleNoun ProgressiveNeedsBe PronounAre PronounContraction
      PronounInflectionBe PronounKnew PronounVerbAgreement Proofread ProperNouns Provocate QuiteMany
      QuoteSpacing RainbowColoredHyphen RallyToReally RapidFire ReadsAndWrites RealTrouper Really
      Regardless RegimenRegiment RegularIrregulars RelayOnForRely RepeatedWords Respond ResponsibilityFor
      ReverseEngineer RifeWith RightClick RiseTheQuestion RiseTheRanks RollerSkated RulesOfThumb
      RunIntoProblemsOrTrouble SafeToSave SameAs SaveToSafe ScantilyClad ScapeGoat SeamToSeem
      SendAnEmailTo SentenceCapitalization ShootOneselfInTheFoot Shortcoming Shortcomings ShowCase
      ShutdownVerb SimilarLike SimplePastToPastParticiple SinceDuration SingleBe SlipperySlope
      SneakPeekPreview SneakingSuspicion SomeOfThe SomeWithoutArticle Somebody SomebodyElses Somehow
      Someone SomethingIs SomewhatSomething Somewhere SoonToBe SoonerOrLater SoughtAfter Spaces
      SpecialAttention SpellCheck SpinalChord StatuteOfLimitations Straightforward StrikeChord
      StrikeOfGenius StrikeOfLuck SubjectPronoun SufficeItToSay SupposedTo Surreality TakeALookTo
      TakeCareOf TakeControlOf TakeItPersonally TakeMedicine TakePrideIn Tenfold ThanksALot ThatChallenged
      ThatThan ThatThis ThatWhich The TheAnother TheDifferenceBetween TheEntiretyOf TheHowWhy TheLastDays
      TheMy ThePointFor TheTheToThatThe TheWhetherWeather TheirToThere TheirToTheyre ThenThan There
      ThereAfterCompound ThereIsAgreement ThereMissingIsClause ThereOwn Therefore Theres Thereupon
      ThesesThese TheyToThem TheyreConfusions TheyreToTheir ThieveNoun ThingThink ThinkKnowOff
      ThisTypeOfThing ThoughThought ThoughtProcess ThreatenVerb ThrowAway ThrowBabyWithBathwater
      ThrowRubbish TickingTimeClock TillDate ToAdverb ToBackOut ToDoHyphen ToGreatLengths ToLoseTooLoose
      ToSomeDegree ToTheMannerBorn ToTo ToTooIdioms ToTwoToo ToWorryAbout TomorrowPossessiveModifier
      TongueInCheek TooTo ToteTout TrialAndError TryOnesHandAt TryOnesLuck TuffEnough TumblrNames
      TurnItOff USUniversities UnclosedQuotes Underclock UnderneathOf UnitedOrganizations Unless Upset
      Upward UseToUsedTo VerbToAdjective VerseAsVerb VeryKnown VeryLess VeryMuchSo ViceVersa WaistWaste
      WantBe WasAloud WasComprisedOf WaveFunction WebScraping WellEducated WellKept WereWhere
      Whereas Whereupon WhetYourAppetite Widespread WillContain WillNonLemma WinPrize WishCould
      WithOpenArms Without WithoutOut WokVerbTypo WordPressDotcom Worldwide WorseOrWorst WorstCaseScenario
      WorthToDo Worthwhile WreakHavoc WrongApostrophe WroteToRote WroughtIron YeaToYeah YehToYeah
      YourOutClauseAgreement YourPredicateAdjective Yourself`,
  },
]

/** Rule name → its use. */
export const ruleUses: ReadonlyMap<string, RuleUse> = new Map(
  ruleGroups.flatMap(group =>
    group.rules
      .trim()
      .split(/\s+/)
      .map(rule => [rule, group.use] as const),
  ),
)
