/**
 * Names with a single spelling. A capitalized word one typo away from one of them is a misspelling,
 * not another name.
 */
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
