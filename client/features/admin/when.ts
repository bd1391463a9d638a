const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Returns a moment in the time zone of the browser, as administrators see it: “28 Nov 2026, 12:03”. */
export const when = (moment: string): string => WHEN.format(new Date(moment))
