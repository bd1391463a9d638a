import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'

import { saveProfile, useUserCall } from './calls.ts'

/** A setting of the account. It shows the choice immediately, then the saved value. */
export function useSetting<
  K extends 'dialect' | 'subscribeNewsletter' | 'voiceCommandsEnabled' | 'voiceLanguage',
>(name: K) {
  const { [name]: kept } = useCurrentUser()
  const { mutate, isPending, isSuccess, error, variables } = useUserCall(saveProfile)
  return {
    value: isPending ? (variables[name] ?? kept) : kept,
    choose: (wanted: typeof kept) => mutate({ [name]: wanted }),
    saving: isPending,
    saved: isSuccess,
    problem: problemOf(error),
  }
}
