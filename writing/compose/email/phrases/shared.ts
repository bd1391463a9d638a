/** Moves shared by all kinds of email. See `phrasesOf` for the notation. */
export const shared = `
# open
p I hope (you are well|you are doing well|this message finds you well|your week is going well).
f I hope you are (doing well|having a good week|having a great day)!
f How are you? I hope all is well.
o I hope (this message finds you well|you are well).
s I hope (you are well|your week is going well).
s Thank you for taking a moment to read this.
a I hope you are well.
a Thank you for taking the time to read this.
# openKnown
p I hope (you are well|you are doing well).
# sorry.asking
a {i} {am} sorry (to add to your list|for the trouble|to take up your time).
# sorry.telling
a {i} {am} sorry for any (inconvenience|trouble) this may cause.
a {My} apologies for any inconvenience.
# why
s {i} believe this would be worth (your time|the effort).
s {i} {am} convinced that this is (a good step|the right way forward).
s It would mean a lot to have you on board.
# end
p {i} look forward to (hearing from you|your reply).
f (Looking forward to hearing from you!|Talk soon!|Hope to hear from you soon!)
o {i} look forward to (your response|hearing from you) (at your earliest convenience|).
s {i} look forward to (hearing from you|your answer).
a Thank you for your (patience|understanding).
c (Thank you|Thanks|Many thanks).
# details
* [more details].
# point.clause
* {Clause}.
pso Please note that {clause}.
p {i} should (also |)mention that {clause}.
f Also, {clause}.
o {i} would (also |)like to point out that {clause}.
s It is also worth knowing that {clause}.
a {i} should also say that {clause}.
# point.plain
* {Clause}.
# point.reader
p (Please|Please also) {action}.
p Could you (also |)(please |){action}?
f (Please|Also, please) {action}.
f Could you (also |){action}?
o {i} would be grateful if you could (also |){action}.
o Please (also |){action}.
s It would (help|be a great help) if you could {action}.
s Please (also |){action}.
a If it is not too much trouble, please {action}.
a Could you (please |)also {action}?
c Please {action}.
c Please also {action}.
# point.not
* Please do {action}.
# point.both
p {i} would (also |)like to {action}.
p {i} suggest that we (also |){action}.
f {i} would (also |)love to {action}.
f Maybe we can (also |){action}?
o {i} would (also |)like to {action}.
s {i} think we should (also |){action}.
a If you agree, {i} would like to {action}.
c {i} would (also |)like to {action}.
c Can we {action}?
# point.writer
pos {i} would (also |)like to {action}.
f {i} would (also |)love to {action}.
a {i} would (also |)like to {action}.
c {i} would like to {action}.
# point.question
* {Question}?
p {i} also have a question: {question}?
f One more question: {question}?
o {i} would also like to ask: {question}?
c {Question}?
# point.noun
p {i} would (also |)like to mention {noun}.
p (Another point|One point to note) is {noun}.
f {i} also wanted to mention {noun}.
f Another thing is {noun}.
o {i} would (also |)like to draw your attention to {noun}.
o A further point is {noun}.
s {i} would like to highlight {noun}.
s Please also consider {noun}.
a {i} should also mention {noun}.
a Another point is {noun}.
c Please also note {noun}.
c Another point: {noun}.
# point.have
poac {i} (also |)have {noun}.
fs {i} (also |)bring {noun}.
# point.there
* There are {noun}.
# point.therephrase
* There are {phrase}.
# point.theresingle
* There is {noun}.
# point.specific
* (To be specific|What happened|In short): {noun}.
* (To be specific|What happened|In short): {phrase}.
# point.whenwhere
* (When and where|Time and place): {phrase}.
# point.when
* (The time|When): {phrase}.
# point.topic
p {i} would (also |)like to discuss {noun}.
f We could also talk about {noun}.
o A further topic is {noun}.
sac {i} would (also |)like to talk about {noun}.
# point.include
pfs This includes {noun}.
oac {Noun} (is|will be) included.
# point.label
* The {label} is {value}.
# point.labelled
* {Label}: {value}.
# point.phrase
* (Please note|To note|For your information): {phrase}.
# speech.ask.noun
po {i} would also like to ask for {noun}.
fsac {i} would also like to ask you for {noun}.
# speech.ask.about
* {i} would also like to ask about {noun}.
f {i} also have a question about {noun}.
# speech.ask.action
* Could you (please |)also {action}?
* Please also {action}.
# speech.ask.whether
* Could you also (tell me|let me know) (if|whether) {whether}?
* {i} would also like to know (if|whether) {whether}.
# speech.ask.wh
* Could you also (tell me|let me know) {wh}?
* {i} would also like to know {wh}.
# speech.ask.clause
* {i} would also like to ask that {clause}.
# speech.request.noun
* {i} would also like to request {noun}.
# speech.request.clause
* {i} would also like to request that {clause}.
# speech.tell.clause
* {Clause}.
* {i} would also like to (mention|say) that {clause}.
# speech.tell.noun
* {i} would also like to mention {noun}.
# speech.tell.wh
* {i} would also like to explain {wh}.
# speech.tell.whether
* {i} will also tell you whether {whether}.
# speech.tell.action
* Please also {action}.
# speech.thank.noun
* Thank you (also |)for {noun}.
# speech.thank.clause
* Thank you: {clause}.
# speech.apologise.noun
* {i} {am} (also |)sorry (about|for) {noun}.
# speech.apologise.clause
* {i} {am} (also |)sorry that {clause}.
# speech.offer.noun
* {i} would (also |)like to offer you {noun}.
# speech.offer.action
* {i} would (also |)be happy to {action}.
# speech.remind.action
* Please also remember to {action}.
# speech.remind.noun
* {i} would also like to remind you of {noun}.
# speech.remind.clause
* {i} would also like to remind you that {clause}.
# speech.invite.noun
* {i} would also like to invite you to {noun}.
# speech.invite.action
* {i} would also like to invite you to {action}.
# speech.propose.noun
* {i} would also like to propose {noun}.
# speech.propose.clause
* {i} would also like to suggest that {clause}.
# speech.congratulate.noun
* Congratulations (also |)on {noun}.
# speech.confirm.noun
* {i} would also like to confirm {noun}.
# speech.confirm.clause
* {i} can also confirm that {clause}.
# speech.cancel.noun
* {i} would also like to cancel {noun}.
# speech.reschedule.noun
* {i} would also like to reschedule {noun}.
# speech.schedule.noun
* {i} would also like to arrange {noun}.
# speech.update.noun
* {i} would also like to give you an update on {noun}.
# speech.follow_up.noun
* {i} would also like to follow up on {noun}.
# speech.discuss.noun
* {i} would also like to discuss {noun}.
# speech.complain.noun
* {i} would also like to complain about {noun}.
# speech.complain.clause
* There is a further problem: {clause}.
# speech.introduce.noun
* {i} would also like to introduce {noun}.
# speech.welcome.noun
* Welcome (also |)to {noun}.
# speech.wish.noun
* {i} (also |)wish you {noun}.
# speech.accept.noun
* {i} {am} (also |)happy to accept {noun}.
# speech.decline.noun
* {i} {am} afraid {i} have to decline {noun}.
# speech.persuade.action
* {i} would also encourage you to {action}.
# speech.apply.noun
* {i} would also like to apply for {noun}.
# speech.resign.noun
* {i} {am} also resigning from {noun}.
# list.asking
posa (Some background|The details are as follows|Here are the details):
f (Some background|Here are the details|A few details):
c (Background|Details):
# list.telling
posa (Here are the details|The details are as follows|Please note the following):
f (Here are the details|A few details|The details):
c (Details|The details):
# list.more
* (A few more things|Some more notes):
# list.apply
* (What I bring|A few facts about me|My background in short):
# list.propose
* (What {i} have in mind|Some ideas for it|{My} ideas in short):
# list.discuss
* (The topics are|I would like to cover the following|Points to cover):
`
