import { translator } from '#client/shared/messages/translator.ts'
import type { EmailQuestion } from '#schema/email-generator/contract.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

const t = translator(emailGenerator)

/** Returns the words of a question about a draft. */
export function askedBy({ kind, about }: EmailQuestion): string {
  switch (kind) {
    case 'gap':
      return t('asks.gap', { text: about })
    case 'when':
      return t('asks.when')
    case 'sentence':
      return t('asks.sentence', { text: about })
  }
}
