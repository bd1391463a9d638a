/** Words that occur repeatedly in any text and have no replacement. */
export const commonestWords: ReadonlySet<string> = new Set(
  `
about above according across actually after again against almost alone along already also although always among another
anybody anyone anything anyway anywhere around away back because been before behind being below beneath beside besides
best better between beyond both came cannot come comes coming could didn't does doesn't doing done don't down during each
either else enough even ever every everybody everyone everything everywhere except first five four from further gave get
gets getting give given gives giving goes going gone gets half hardly have haven't having hence here hers herself himself
however inside instead into isn't itself just keep kept knew know known knows last later least less like likely little
long made make makes making many maybe might mine more moreover most much must myself near nearly neither never next nine
nobody none nor not nothing nowhere often once only onto other others otherwise ours ourselves outside over perhaps please
quite rather really said same says second seem seemed seems seven several shall shan't she'd she'll should since some
somebody somehow someone something sometimes somewhere soon still such take taken takes taking tell than that that's
their theirs them themselves then there there's therefore these they they'd they'll they're they've thing things think
third this those though thought three through thus till together told took toward towards under unless until upon very
want wanted wants wasn't ways well went were weren't what what's whatever when whenever where wherever whether which
whichever while whoever whole whom whose will with within without won't would wouldn't year years your yours yourself
yourselves you'd you'll you're you've we'd we'll we're we've it'll it's who's
`
    .trim()
    .split(/\s+/),
)
