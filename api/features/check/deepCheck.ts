import { merged } from '#api/features/check/merge.ts'
import { providerIssues } from '#api/features/check/providerIssues.ts'
import { t } from '#api/kit/messages.ts'
import { defineAction } from '#api/services/actions/action.ts'
import { history } from '#api/services/actions/history.ts'
import {
  deepCheckResult,
  keptDeepCheck,
  type CheckResult,
  type DeepCheckRequest,
} from '#schema/check/contract.ts'

/** A deep check in addition to the built-in issues. The text itself is not stored. */
export const deepCheckAction = ({ language, issues, isComplete }: CheckResult) =>
  defineAction({
    kind: 'deep_check',
    engine: null,
    async provider({ provider, request, question }) {
      const provided = await providerIssues(provider, request.text, question)
      return deepCheckResult.parse({ language, issues: merged(issues, provided), isComplete })
    },
    keep: history(keptDeepCheck, (request: DeepCheckRequest) => ({
      title: t('deepCheck.title'),
      request: { characters: request.text.length, language: request.language },
    })),
  })
