/** Phrases for accepting, declining and canceling. See `phrasesOf` for the notation. */
export const deciding = {
  cancel: `
# main.noun
p {i} would like to cancel {noun}.
p {i} {am} writing to cancel {noun}.
f Unfortunately, {i} have to cancel {noun}.
f {i} {am} afraid {i} need to cancel {noun}.
o {i} {am} writing to inform you that {i} wish to cancel {noun}.
o {i} would hereby like to cancel {noun}.
s {i} have decided to cancel {noun}, and {i} hope you understand.
a {i} {am} very sorry, but {i} have to cancel {noun}.
c Please cancel {noun}.
c {i} would like to cancel {noun}.
# ask
p Please confirm the cancellation.
f Could you let {me} know that you got this?
o {i} would be grateful for a written confirmation.
s Please confirm, so that we can both plan ahead.
a Please let {me} know if this causes any problems.
c Please confirm.
# subject.noun
* Cancellation of {noun}
* Cancelling {noun}
* Please cancel {noun}
`,
  resign: `
# main.noun
p {i} {am} writing to let you know that {i} {am} resigning from {noun}.
p {i} have decided to resign from {noun}.
f {i} have decided to resign from {noun}.
o {i} {am} writing to formally resign from {noun}.
o Please accept this letter as {my} resignation from {noun}.
s {i} have decided to resign from {noun}.
a {i} {am} sorry to tell you that {i} have decided to resign from {noun}.
c {i} {am} resigning from {noun}.
c This is {my} resignation from {noun}.
# main.none
* {i} {am} writing to let you know that {i} have decided to resign.
o Please accept this letter as {my} resignation.
# gap.when
* My last working day will be [date].
# ask
p Please let {me} know about the next steps.
f Can we talk about the next steps?
o Please inform {me} of the next steps.
s When can we talk about the handover?
a Please tell {me} how {i} can make this easier.
c Please let {me} know about the next steps.
# subject.noun
* Resignation from {noun}
* {My} resignation
* Notice of resignation
# subject.none
* {My} resignation
* Notice of resignation
* Leaving {my} position
`,
  accept: `
# main.noun
p {i} {am} (happy|pleased) to accept {noun}.
p {i} would like to accept {noun}.
f {i} would love to accept {noun}!
f Yes, (gladly|with pleasure): {i} {am} happy to accept {noun}.
o {i} {am} pleased to accept {noun}.
o It is with pleasure that {i} accept {noun}.
s {i} {am} delighted to accept {noun}.
a {i} {am} sorry if you had to wait; {i} {am} happy to accept {noun}.
c {i} accept {noun}.
c {i} {am} glad to accept {noun}.
# ask
p Please let {me} know about the next steps.
f Let {me} know what happens next!
o Please inform {me} of the next steps.
s What can {i} do to get things started?
a Please let {me} know if you need anything else from {me}.
c What are the next steps?
c Please let {me} know about the next steps.
# subject.noun
* Accepting {noun}
* Yes to {noun}
* {Noun}: accepted
`,
  decline: `
# main.noun
p Unfortunately, {i} have to decline {noun}.
p {i} {am} afraid {i} have to decline {noun}.
f {i} {am} afraid {i} have to say no to {noun} this time.
f Sadly, {i} have to decline {noun}.
o {i} regret to inform you that {i} must decline {noun}.
o Regrettably, {i} {am} not in a position to accept {noun}.
s {i} have decided to decline {noun}.
a {i} {am} very sorry, but {i} have to decline {noun}.
c {i} have to decline {noun}.
c Unfortunately, {i} must decline {noun}.
# main.clause
p Unfortunately, {clause}.
p {i} {am} afraid that {clause}.
f {i} {am} afraid that {clause}.
f Sadly, {clause}.
o {i} regret to inform you that {clause}.
s Unfortunately, {clause}.
a {i} {am} very sorry, but {clause}.
c Unfortunately, {clause}.
c {i} {am} afraid that {clause}.
# ask
p {i} hope there will be another opportunity.
f {i} hope you understand!
o {i} hope that you will understand {my} decision.
s Let us stay in touch about future opportunities.
a {i} hope you will forgive {me}.
c Thank you for understanding.
# subject.noun
* Declining {noun}
* {Noun}: {my} answer
* About {noun}
# subject.clause
* {Clause}
* A change of plan
* Sorry: {topic}
`,
}
