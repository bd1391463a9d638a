/** Harper rules for set phrases, and the standard phrase or phrases, with `/` between them. */
export const harperPhrases = `
  AWaysToGo | a ways to go
  AWholeOther | a whole other
  AccuseOf | accuse of
  Ado | ado
  AdvantageOf | take advantage of
  AfterAll | after all
  AllHellBreakLoose | all hell breaks loose
  AllIntentsAndPurposes | for all intents and purposes
  AllOfASudden | all of a sudden
  AlzheimersDisease | Alzheimer’s disease
  AmountsFor | amounts to / accounts for
  AndSuch | and such
  AndTheLike | and the like
  AsComparedTo | as compared to
  AsItHappens | as it happens
  AsOpposedTo | as opposed to
  AspireTo | aspire to
  AtAllCosts | at all costs
  AtTheBestOfTimes | at the best of times
  AtTheEndOfTheDay | at the end of the day
  AtTheVeryLeast | at the very least
  AwareOf | aware of
  BackhandedCompliment | backhanded compliment
  BanTogether | band together
  BareInMind | bear in mind
  BatedBreath | bated breath
  BeckAndCall | beck and call
  BeenThere | been there
  BestOfAllTime | of all time
  BetterOffServed | better off / better served
  ByAccident | by accident
  ByOnesOwn | on one’s own / by oneself
  ByTheBook | by the book
  CallItQuits | call it quits
  CanBeSeen | can be seen
  CapitalizeOn | capitalize on
  CautionaryTale | cautionary tale
  ChampAtTheBit | champ at the bit
  ChangeTack | change tack
  ChickenAndEgg | chicken-and-egg
  ChockFull | chock-full
  ClaimToFame | claim to fame
  CommitmentTo | commitment to
  ConvenientStore | convenience store
  CureFor | cure for
  CuriousAbout | curious about
  CuttingAgeEggcorn | cutting edge
  DayAndAge | in this day and age
  DefiniteArticle | definite article
  DigestiveTract | digestive tract
  DoubleEdgedSword | double-edged sword
  EnMasse | en masse
  EnRoute | en route
  EverSince | ever since
  FascinatedBy | fascinated by / fascinated with
  FastPaste | fast-paced
  FetalPosition | fetal position
  FewUnitsOfTimeAgo | a few … ago
  FinishingTouches | finishing touches
  FirstAidKit | kit
  FleshOutVsFullFledged | flesh out / full-fledged
  FoamAtTheMouth | foam at the mouth
  FootTheBill | foot the bill
  ForALongTime | for a long time
  ForAWhile | for a while
  ForArgumentsSake | for argument’s sake
  ForTheMostPart | for the most part
  ForTheNthTime | for the third time
  FormativeYears | formative years
  GetPassGoPass | get past / go past
  GetRidOf | get rid of
  GetUsedTo | get used to
  GildedAge | Gilded Age
  GoMissing | go missing
  GoToSleep | go to sleep
  GoingTo | going to
  HiddenIn | hidden in
  HolyWar | holy war
  HomeInOn | home in on
  HumanLife | human life
  HungerPang | hunger pang
  ImplementIn | implement in
  InADifferentDirection | in a different direction
  InAHurry | in a hurry
  InAWhile | in a while
  InAnyWay | in any way
  InDueCourse | in due course
  InFavourOfDoing | in favor of doing
  InLieuOf | in lieu of
  InNeedOf | in need of
  InRetaliationTo | in retaliation for / in response to
  InStock | in stock
  InTheGrandSchemeOfThings | in the grand scheme of things
  InThisThatRegard | in this regard
  InspiredBy | inspired by
  InterestedIn | interested in
  InvestIn | invest in
  IsKnownFor | known for
  JealousOf | jealous of
  JumpTheGun | jump the gun
  JustDeserts | just deserts
  KindRegards | kind regards
  LaughOfAt | laugh at
  LetAlone | let alone
  LikeTheresNoTomorrow | like there’s no tomorrow
  LittleKnown | little-known
  LongTimeAgo | a long time ago
  LookDownOnesNose | look down one’s nose
  LookForwardTo | look forward to
  MakeDoWith | make do with
  MeansALotTo | means a lot to
  MixedBag | mixed bag
  MootPoint | moot point
  MoreThatLikely | more than likely
  NailInCoffin | nail in the coffin
  NailOnTheHead | hit the nail on the head
  NeedHelp | need help
  NeitherHereNorThere | neither here nor there
  NerveRacking | nerve-racking
  NervousWreck | nervous wreck
  NoHarmNoFoul | no harm, no foul
  NoLonger | no longer
  NoMatchFor | no match for
  NotLongAfter | not long after
  NotOnly | not only
  NowKnownAs | now known as
  NowWay | no way
  ObsessPreposition | obsess over / obsess about
  OfCourse | of course
  OnFirstGlance | at first glance
  OnTheFence | on the fence
  OnTopOf | on top of
  OnceInAWhile | once in a while
  OnceOrTwice | once or twice
  OneAndTheSame | one and the same
  OnesOwnAccord | of one’s own accord
  OughtToBe | ought to be
  OutOfSync | out of sync
  PaleByComparison | pale by comparison / pale in comparison
  PassionateAbout | passionate about
  PeaceOfMind | peace of mind
  PedalToTheMetal | pedal to the metal
  PeekBehindTheCurtain | peek behind the curtain
  PerSe | per se
  PiqueInterest | pique someone’s interest
  PlayAFactor | play a part / be a factor
  QuiteMany | quite a few
  RealTrouper | real trouper
  ResponsibilityFor | responsibility for
  ReverseEngineer | reverse engineer
  RunIntoProblemsOrTrouble | run into problems / run into trouble
  SameAs | same as
  ShootOneselfInTheFoot | shoot oneself in the foot
  SlipperySlope | slippery slope
  SneakingSuspicion | sneaking suspicion
  SoonerOrLater | sooner or later / sooner rather than later
  SoughtAfter | sought after
  SpecialAttention | special attention
  StrikeOfGenius | stroke of genius
  StrikeOfLuck | stroke of luck
  SupposedTo | supposed to
  TakeControlOf | take control of
  TakePrideIn | take pride in
  TheEntiretyOf | the entirety of
  ThePointFor | the point of
  ThoughtProcess | thought process
  ThrowBabyWithBathwater | throw the baby out with the bathwater
  ToSomeDegree | to some degree
  TryOnesHandAt | try one’s hand at
  TryOnesLuck | try one’s luck
  TurnItOff | turn it off
  ViceVersa | vice versa
  WaveFunction | wave function
  WebScraping | web scraping
  WhetYourAppetite | whet your appetite
  WithOpenArms | with open arms
  WreakHavoc | wreak havoc
  WroughtIron | wrought iron
`
