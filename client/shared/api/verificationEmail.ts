import { useMutation, useQueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { useLayoutEffect } from 'react'

import { resendVerification } from '#schema/users/endpoints.ts'

import { store } from '../lib/store.ts'
import { call } from './call.ts'
import { refreshCurrentUser } from './currentUser.ts'

/**
 * Resends the email with the link that confirms the user's address. If it was confirmed meanwhile, in another tab
 * or on another device, the page goes on.
 */
export function useVerificationEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(resendVerification, {}),
    onSuccess: () => refreshCurrentUser(queryClient),
  })
}

const offers = atom(0)

/** Whether the page itself offers to resend the link. The banner above it then stays away. */
export const pageOffersLink = atom(get => get(offers) > 0)

/** For a part of a page that offers to resend the link, while `isOffered`. */
export function useOfferOnPage(isOffered: boolean): void {
  // Before the page is painted, so that the banner is never seen next to it.
  useLayoutEffect(() => {
    if (!isOffered) return
    store.set(offers, count => count + 1)
    return () => store.set(offers, count => count - 1)
  }, [isOffered])
}
