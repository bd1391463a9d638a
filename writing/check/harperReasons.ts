/** Harper rules and the explanations on their cards, where a set phrase says too little. */
export const harperReasons = `
  ASomeTime | “Some” needs no “a” before a time: “some years ago.”
  AndIn | The word “and” is missing its last letter here.
  Audible | The usual word for something that can be heard is “audible.”
  BeAllowed | After “won’t be,” write “allowed” with “-ed.”
  BeBiased | After “be,” write “biased” with “-ed.”
  BePrejudiced | After “be,” write “prejudiced” with “-d.”
  BeShocked | After “be,” write “shocked” with “-ed.”
  BoarderBorder | A line between places is a “border,” and a “boarder” is a lodger.
  BrandBrandish | To give something a label is to “brand” it, and to “brandish” is to wave.
  ClicheAccent | The French word is written with an accent: “cliché.”
  ConfirmThat | To make sure is to “confirm,” and to “conform” is to fit in.
  DenyOffer | You “decline” or “reject” an offer, and you “deny” a claim.
  DissembleDisassemble | To take apart is to “disassemble,” and to “dissemble” is to pretend.
  DoToDueTo | Before a cause, write “due to.”
  DoesOrDose | “Does” is a form of “do,” and a “dose” is an amount of medicine.
  EludedTo | To mention indirectly is to “allude” to something.
  Expat | A person who lives abroad is an “expat,” in one word.
  ExtendOrExtent | “Extent” is the noun, and “extend” is the verb.
  FindFine | Did you mean “fine” (all right)?
  FlauntForFlout | To break a rule openly is to “flout” it, and to “flaunt” is to show off.
  HandfulOfMore | Say “a handful more,” without “of.”
  Hazzle | The standard spelling is “hassle.”
  HeDos | After “he,” “she” and “it,” write “does.”
  HeartToHeard | “Heard” is the past form of “hear.”
  HelloGreeting | The greeting is “hello,” and a “halo” is a ring of light.
  HowDoesCompared | After “how does,” write “compare.”
  HowItLooksLike | Say “how it looks” or “what it looks like.”
  IAm | The words are “I am.”
  InThe | The space is in the wrong place: write “in the.”
  InflectedVerbAfterTo | After “to,” use the verb without an ending: “to go.”
  Initiatively | The usual phrase is “on one’s own initiative.”
  ItCan | Did you mean “can”?
  LetsConfusion | “Let’s” already contains “us,” and “lets” means “allows.”
  MayOfPronoun | After “may” and “might,” the word is “have.”
  ModalSeem | After “may,” “would” and similar words, write “seem.”
  Months | The names of months start with a capital letter.
  MostNumber | Say “the highest number” or “the most.”
  MyHouse | Did you mean “my”?
  NeedToNoun | A verb is missing between “need to” and the noun.
  NorModalPronoun | After “nor,” the verb comes first: “nor can I.”
  NotTo | Before “to” and a verb, write “not.”
  NumberSuffixCapitalization | The letters after a number are small: “1st.”
  PortAuPrince | The capital of Haiti is “Port-au-Prince.”
  PortoNovo | The capital of Benin is “Porto-Novo.”
  PronounAre | Write out “are” outside of chats.
  Provocate | The verb is “provoke.”
  QuoteSpacing | A quotation has a space before it and after it.
  Really | This short form belongs in chats.
  RegimenRegiment | A routine is a “regimen,” and a “regiment” is a military unit.
  RelayOnForRely | To depend on something is to “rely” on it, and to “relay” is to pass on.
  Respond | “Respond” is the verb, and “response” is the noun.
  RollerSkated | As a verb, “roller-skate” has a hyphen.
  SafeToSave | To keep or rescue something is to “save” it.
  SaveToSafe | Something without danger is “safe.”
  ScapeGoat | A person who is blamed for others is a “scapegoat,” in one word.
  SomeWithoutArticle | “Some” needs no article before it.
  SomethingIs | Before an “-ing” form, write “something’s” or “something is.”
  SoonToBe | Before a noun, “soon-to-be” has hyphens.
  SpellCheck | Not in the dictionary.
  Surreality | The more usual noun is “surreality.”
  TakeMedicine | You “take” medicine, even when you swallow it.
  ThatThis | Did you mean “that this”?
  ThatWhich | “That which” is easier to read than “that that.”
  TheTheToThatThe | Did you mean “that the,” or a single “the”?
  TheirToThere | “Their” shows that something belongs to people, and “there” is a place.
  TheirToTheyre | “They’re” is short for “they are.”
  Theres | “There’s” is short for “there is.”
  ThesesThese | “These” points at things, and “theses” are long essays.
  TheyreConfusions | “They’re” is short for “they are,” and “their” shows that something belongs to people.
  TheyreToTheir | “Their” shows that something belongs to people.
  ThingThink | Did you mean “think”?
  ThoughThought | Did you mean “thought” (an idea)?
  ThrowRubbish | To get rid of something is to throw it “away.”
  ToTooIdioms | In the sense of “more than enough,” write “too.”
  TooTo | Before a verb or a place, write “to.”
  ToteTout | To praise is to “tout,” and to “tote” is to carry.
  VerseAsVerb | “Versus” is no verb, so say “play” or “face.”
  VeryLess | Before “less,” say “much” or “far.”
  WaistWaste | Careless use is “waste,” and the “waist” is a part of the body.
  WasAloud | Something permitted is “allowed,” and “aloud” means “so that people can hear.”
  WillContain | After “will,” write “contain.”
  WinPrize | A winner gets a “prize,” and a “price” is what something costs.
  WokVerbTypo | Did you mean “work”?
  WorseOrWorst | “Worse” compares two things, and “worst” is the most bad of all.
  WrongApostrophe | This sign looks like an apostrophe but isn’t one.
`
