const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Titles, followed by a name. All lists are in lower case and without the last dot. */
export const titles: ReadonlySet<string> = setOf(`
mr mrs ms mx messrs dr prof rev hon gov gen col capt cpt lt sgt cpl maj adm cmdr sen rep pres supt insp det mme mlle mgr
`)

/** Abbreviations that introduce the next words, so they never end a sentence. */
export const introducing: ReadonlySet<string> = setOf(`
e.g i.e eg ie cf viz vs v approx esp incl excl ca resp aka
`)

/** Part of a reference before a number. Otherwise common words or the end of a sentence. */
export const beforeNumbers: ReadonlySet<string> = setOf(`
no nos p pp vol vols ch chap fig figs sec sect art arts eq eqs ver tel ext par para pt pl op nr app ser ed eds ref refs
jan feb mar apr jun jul aug sep sept oct nov dec
`)

/** Abbreviations that may end a sentence. The next word decides. */
export const sometimesLast: ReadonlySet<string> = setOf(`
inc ltd co corp llc plc bros jr sr esq etc al st ave blvd rd ln sq mt ft dept univ assn assoc govt est min mins max hr hrs
sec secs oz lb lbs mi km cm mm kg gal tsp tbsp ph.d m.d b.a m.a b.sc m.sc d.phil mon tue tues wed thu thur thurs fri
jan feb mar apr jun jul aug sep sept oct nov dec ed eds misc temp avg
`)

/**
 * Words that begin a sentence when capitalized. They show that the previous abbreviation ended one.
 */
export const sentenceStarters: ReadonlySet<string> = setOf(`
the a an this that these those he she it we they you i his her its our their my your there here in on at by for from with
without as if when whenever while after before since although though but and or nor so then however therefore thus hence
what why how who whose where which no not yes some many most all each every several such both also another other others
to is are was were do does did has have had can could would will should may might must please thank thanks let now today
yesterday tomorrow once because despite during under over unlike like even only just later next first second finally
meanwhile moreover nevertheless furthermore additionally instead perhaps maybe more two three according people still
after afterwards until unless whether nobody nothing everyone everything someone something anyone one neither either
`)

/** Verbs of speech: “Stop!” John said. */
export const speechVerbs =
  'said|says|asked|asks|replied|cried|shouted|yelled|whispered|answered|added|called|exclaimed|laughed|thought|wrote|told|wondered|continued|muttered|began|screamed|sighed|explained|insisted|repeated|demanded'
