/** Words in good use that Harper's dictionary lacks: abbreviations, loans, new words and technical terms. */
export const extraWords: ReadonlySet<string> = new Set(
  `
agroforestry airbnb al alma api aquaponics ascii autosomal bento biryani bluetooth bn bollywood bona brexit btw
burgess burgesses capita cd ceo cfo chemometrics cli climatologies corslet cpu crore crores css cto cv
da das debian decarbonization del der di diy docker docuseries dosa du dupatta dvd ebike ebikes edtech eg el escooter
esports est et etc ethereum ethernet etym eurozone facto falafel fandoms faq fi fide fyi gamification gelato geotag
geotagged gif glioma gliomas gpa gpu grata habeas hermeneutics hijinks historiographic hm hr hrs html http https idk
idli ie imho immunocompromised imo innings ipso isp jpeg json kombucha kubernetes kurta lakh lakhs las le les lgbtq
linux lol los macchiato maglev mansplaining masala maths mba menhir menhirs meteoritic mins nanotech navbar nft nfts
omg ontologies operandi orogenic orogenies orogeny paneer pc pdf permaculture photovoltaics pilates png
poststructuralism prepone preponed prosecco proteomics ps rewilding rsvp salinization sashimi sdk se skerries skerry
smishing sommelier ssd subduction svg syllabi tbh telehealth telework teratoma tikka tldr transcriptome tv tweens
ubuntu unicode unsync untick url usb vaxxed vitro vivo volcanologist volcanology von vpn vulcanology wi wifi xml yaml
zumba`
    .trim()
    .split(/\s+/),
)

/** Names everybody spells alike: a capitalised word one slip away from one of them is misspelled, not a name. */
export const namesWithSpelling: ReadonlySet<string> = new Set(
  `
Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October
November December English French German Spanish Italian Chinese Japanese Russian American British European African Asian
Canadian Australian Indian Brazilian Mexican Portuguese Dutch Swedish Norwegian Polish Turkish Arabic Korean Vietnamese
America Britain England Scotland Ireland France Germany Spain Italy China Japan Russia Canada Australia India Brazil
Mexico Portugal Netherlands Sweden Norway Poland Turkey Korea Vietnam Europe Africa Egypt Greece Switzerland Austria
Belgium Denmark Finland Hungary Ukraine Pakistan Bangladesh Indonesia Philippines Thailand Malaysia Singapore Nigeria
Kenya Argentina Christmas Easter Internet London Paris Berlin Madrid Washington California Florida Texas Google
Microsoft Facebook Christian Muslim Buddhist Jewish Catholic`
    .trim()
    .split(/\s+/),
)
