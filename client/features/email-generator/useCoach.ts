import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import type { CoachedEmail } from '#schema/coach/report.ts'
import * as endpoints from '#schema/email-generator/endpoints.ts'

/** The coach is asked after this pause in typing. */
const PAUSE_MS = 500

/** Returns the coach's report on an email. `isStale`: it is about an earlier version. */
export function useCoach(email: CoachedEmail) {
  const text = JSON.stringify(email)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['coach', asked],
    queryFn: ({ signal }) => call(endpoints.coach, { body: email }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const report = isError ? undefined : data?.report
  return { report, isError, isStale: isPlaceholderData || asked !== text }
}
