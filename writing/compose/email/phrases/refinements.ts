/** Phrases that make an email warmer or longer. See `phrasesOf` for the notation. */
export const refinements = `
# open
f I hope you are (doing well|having a good week)!
f I hope (all is well with you|you are doing great)!
p I hope (you are well|you are doing well|your week is going well).
p Thank you for (your time|taking the time to read this).
# close
f If there is anything you need, just let me know!
f Thanks so much for your help!
f I look forward to hearing from you!
p Please let me know if you have any questions.
p I look forward to hearing from you.
p Thank you in advance for your help.
# detail
p [add: the reason, or some background]
p [add: an example or a figure]
p [add: by when, and what happens next]
`
