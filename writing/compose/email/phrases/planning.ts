/** Phrases for plans with their tasks, dates and people. See `phrasesOf` for the notation. */
export const planning = {
  schedule: `
# main.noun
p {i} would like to (arrange|schedule|set up) {noun}.
p {i} {am} writing to (arrange|schedule) {noun}.
f Shall we set up {noun}?
f {i} would love to set up {noun}.
o {i} would like to arrange {noun}.
o {i} {am} writing to propose {noun}.
s {i} think it would be worth setting up {noun}.
a {i} know your calendar is full, but {i} would like to arrange {noun}.
c {i} would like to schedule {noun}.
c Can we (schedule|arrange|set up) {noun}?
# main.action
p {i} would like to {action}.
p Could we {action}?
f Shall we {action}?
f {i} would love to {action}.
o {i} would be pleased if we could {action}.
o {i} would like to {action}.
s {i} think it would be worthwhile to {action}.
a {i} know your calendar is full, but {i} would like to {action}.
c {i} would like to {action}.
c Can we {action}?
# ask
p Please let {me} know (what suits you|whether this suits you|what time works for you).
f (When works for you?|What time is good for you?)
o Please let {me} know which time would be convenient for you.
s Which time would suit you best?
a Please tell {me} what would be easiest for you.
c When are you free?
c Please suggest a time.
# asktime
p Please let {me} know whether this suits you.
f Does that work for you?
o Please let {me} know whether this would be convenient.
s Can {i} count on you?
a Please tell {me} if this does not suit you.
c Does that suit you?
c Please confirm.
# subject.noun
* {Noun}
* Arranging {noun}
* {Noun}: finding a time
# subject.action
* Can we {action}?
* Proposal to {action}
* {Gerund}
`,
  reschedule: `
# main.noun
p {i} would like to (reschedule|move) {noun}.
p {i} {am} writing to ask whether we could (reschedule|move) {noun}.
f Would it be okay to (move|reschedule) {noun}?
f Could we (move|reschedule) {noun}?
o {i} would be grateful if we could reschedule {noun}.
o {i} {am} writing to request that we reschedule {noun}.
s {i} believe it would be better for all of us to reschedule {noun}.
a {i} {am} sorry, but {i} need to reschedule {noun}.
c {i} need to reschedule {noun}.
c Can we reschedule {noun}?
# main.action
p {i} would like to {action}.
p {i} {am} writing to ask whether we could {action}.
f Would it be okay to {action}?
f Could we {action}?
o {i} would be grateful if we could {action}.
o {i} {am} writing to ask whether it would be possible to {action}.
s {i} believe it would be better for all of us to {action}.
a {i} {am} sorry for the change, but {i} would like to {action}.
c {i} would like to {action}.
c Can we {action}?
# ask
p Please let {me} know (whether|if) this (works|is possible) for you.
f Does that work for you?
o Please let {me} know whether this would be acceptable.
s Would you agree to the change?
a Please tell {me} if this is a problem.
c Does that work?
c Please confirm.
# subject.noun
* Rescheduling {noun}
* Change of plan: {noun}
* {Noun}: a new time
# subject.action
* Can we {action}?
* Change of plan: {gerund}
* {Gerund}
* Request to {action}
`,
  propose: `
# main.noun
p {i} would like to propose {noun}.
p {i} {am} writing to suggest {noun}.
f {i} have an idea: {noun}.
f How about {noun}?
o {i} would like to put forward a proposal: {noun}.
o {i} {am} writing to propose {noun}.
s {i} {am} convinced that {noun} would be a good step.
s {i} would like to win you over for an idea: {noun}.
a {i} hope you do not mind if {i} suggest {noun}.
c {i} suggest {noun}.
c {My} proposal is {noun}.
# main.action
p {i} would like to suggest that we {action}.
p {i} propose that we {action}.
f How about this: we {action}?
f {i} think we should {action}.
o {i} would like to propose that we {action}.
o {i} {am} writing to recommend that we {action}.
s {i} {am} convinced that we should {action}.
a {i} hope you do not mind the suggestion, but could we {action}?
c {i} suggest that we {action}.
c Can we {action}?
# main.clause
p {i} would like to suggest that {clause}.
f What if {clause}?
o {i} would like to propose that {clause}.
s {i} {am} convinced that {clause}.
a May {i} suggest that {clause}?
c {i} suggest that {clause}.
# ask
p What do you think?
p Please let {me} know (what you think|whether you agree).
f What do you think?
o {i} would appreciate your opinion.
s What do you think of this?
s Do {i} have your support?
a Please tell {me} what you think.
c Do you agree?
c Your thoughts?
# subject.noun
* Proposal: {noun}
* A suggestion: {noun}
* {Noun}
# subject.action
* Proposal to {action}
* A suggestion: {gerund}
* {Gerund}
# subject.clause
* A suggestion: {clause}
* A proposal
* {Clause}
`,
  offer: `
# main.noun
p {i} would like to offer you {noun}.
p {i} {am} (pleased|happy) to offer you {noun}.
f {i} {am} (really |)happy to offer you {noun}.
o {i} {am} pleased to be able to offer you {noun}.
s {i} have an offer for you: {noun}.
s {i} {am} delighted to offer you {noun}.
a {i} would like to offer you {noun}.
c {i} would like to offer you {noun}.
c {My} offer: {noun}.
# main.action
p {i} would be (happy|glad) to {action}.
p {i} would like to offer to {action}.
f {i} would love to {action}.
o {i} would be pleased to {action}.
s {i} have an offer for you: {i} would {action}.
a {i} would like to {action}.
c {i} can {action}.
c {i} {am} happy to {action}.
# ask
p Please let {me} know (if you are interested|whether you would like to accept).
f Interested? Just let {me} know!
o {i} look forward to your decision.
s Are you interested?
a Please let {me} know whether this is acceptable to you.
c Interested?
c Please let {me} know.
# subject.noun
* An offer for you: {noun}
* Offer: {noun}
* {Noun}
# subject.action
* An offer to {action}
* An offer for you
* Offer: {gerund}
`,
  discuss: `
# main.noun
p {i} would like to discuss {noun} (with you|).
p {i} {am} writing to talk to you about {noun}.
f {i} would love to talk about {noun}.
f Can we talk about {noun}?
o {i} would like to request a conversation about {noun}.
o {i} would appreciate the opportunity to discuss {noun}.
s {i} think it is worth our time to discuss {noun}.
a {i} {am} sorry to take up your time, but {i} would like to discuss {noun}.
c {i} would like to discuss {noun}.
c Can we discuss {noun}?
# ask
p Please let {me} know when (would suit you|you would be available).
f When would be a good time?
o Please let {me} know when it would be convenient for you.
s When can we talk?
a Please tell {me} what time would be easiest for you.
c When are you free?
# subject.noun
* {Noun}: can we talk?
* To discuss: {noun}
* Discussing {noun}
* {Noun}
`,
  invite: `
# main.noun
p {i} would like to invite you to {noun}.
p {i} {am} (pleased|happy) to invite you to {noun}.
f {i} would love to see you at {noun}!
f You are (warmly |cordially |)invited to {noun}!
o {i} {am} pleased to invite you to {noun}.
o It is {my} pleasure to invite you to {noun}.
s {i} would be delighted to welcome you to {noun}.
a {i} would like to invite you to {noun}.
c You are invited to {noun}.
c {i} would like to invite you to {noun}.
# main.action
p {i} would like to invite you to {action}.
p {i} {am} (pleased|happy) to invite you to {action}.
f {i} would love it if you could {action}!
f Would you like to {action}?
o It would be a great pleasure if you could {action}.
o {i} would like to invite you to {action}.
s {i} would be delighted if you could {action}.
a {i} would like to invite you to {action}.
c Would you like to {action}?
c {i} would like to invite you to {action}.
# gap.when
* It will take place on [date] at [time].
* The date is [date], and we start at [time].
# gap.where
* The place is [place].
* We will meet at [place].
# gap.both
* It will take place on [date] at [time] in [place].
* We will meet on [date] at [time] in [place].
# ask
p Please let {me} know (whether you can come|if you will join us|whether you can make it).
f (Can you make it?|Will you be there?|Let {me} know if you can come!)
o {i} would be grateful for your reply.
s Will you join us?
a Please let {me} know if you are able to join.
c Can you come?
c Please reply.
# subject.noun
* Invitation to {noun}
* You are invited to {noun}
* Will you join us? {Noun}
# subject.action
* Invitation to {action}
* Would you like to {action}?
* An invitation for you
# end
p {i} hope to see you there.
f Hope to see you there!
o {i} look forward to welcoming you.
s {i} look forward to seeing you.
a {i} hope you can join us.
c Hope to see you there.
`,
}
