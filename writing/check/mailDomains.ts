import type { Issue } from '#schema/corrections/issue.ts'

/** Frequent providers of mailboxes, and slips in their names that are no domains of others in use. */
const SLIPS: ReadonlyMap<string, string> = new Map(
  `
gmail:gamil,gmial,gmai,gmal,gnail,gmil,gmaill,ggmail,gmali,gimail
hotmail:hotmial,hotmal,hotmil,hotmai,hotamil,homtail,hotmaill,htomail
outlook:outlok,outloook,otulook,outlool,outlock,oultook
yahoo:yaho,yahooo,yhoo,yahho,yhaoo,uahoo
icloud:iclod,iclould,icluod,icoud
`
    .trim()
    .split('\n')
    .flatMap(line => {
      const [right = '', slips = ''] = line.split(':')
      return slips.split(',').map(slip => [slip, right] as const)
    }),
)
const DOMAIN = /(?<![\p{L}\p{N}.-])([a-z]+)\.(?:com?|net|org|de|fr|co\.uk|con|cmo)(?![\p{L}\p{N}-])/giu

/** Returns the misspelled mail providers of a text, alone or in an address: "ann@gamil.com". */
export function mailDomainIssues(text: string): Issue[] {
  return Array.from(text.matchAll(DOMAIN), ({ 1: name = '', index: start }) => {
    const right = SLIPS.get(name.toLowerCase())
    const end = start + name.length
    return right === undefined
      ? []
      : [
          {
            id: `MailDomain:${start}-${end}`,
            category: 'spelling' as const,
            rule: 'MailDomain',
            message: 'Misspelled mail provider',
            explanation: `Mail to this address does not arrive. Did you mean “${right}”?`,
            replacements: [right],
            start,
            end,
            confidence: 0.9,
            safe: false,
          },
        ]
  }).flat()
}
