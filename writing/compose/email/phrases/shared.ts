/** Moves shared by all kinds of email. See `phrasesOf` for the notation. */
export const shared = `
# open
p I hope (you are well|you are doing well|this message finds you well|your week is going well).
f I hope you are (doing well|having a good week|having a great day)!
f How are you? I hope all is well.
o I hope (this message finds you well|you are well).
s I hope (you are well|your week is going well).
a I hope you are well.
# sorry.asking
a {i} {am} sorry (for the trouble|to take up your time).
# sorry.telling
a {i} {am} sorry for any (inconvenience|trouble) this may cause.
a {My} apologies for any inconvenience.
# end
p {i} look forward to (hearing from you|your reply).
f (Looking forward to hearing from you!|Talk soon!|Hope to hear from you soon!)
o {i} look forward to (your response|hearing from you) (at your earliest convenience|).
s {i} look forward to (hearing from you|your answer).
a Thank you for your (patience|understanding).
c (Thank you|Thanks|Many thanks).
# point.clause
* {Clause}.
# point.reader
p Please {action}.
p Could you (please |){action}?
f Please {action}.
f Could you {action}?
o {i} would be grateful if you could {action}.
o Please {action}.
s It would (help|be a great help) if you could {action}.
s Please {action}.
a If it is not too much trouble, please {action}.
a Could you (please |){action}?
c Please {action}.
# point.not
* Please do {action}.
# point.both
p {i} would like to {action}.
p {i} suggest that we {action}.
f {i} would love to {action}.
f Maybe we can {action}?
o {i} would like to {action}.
s {i} think we should {action}.
a If you agree, {i} would like to {action}.
c {i} would like to {action}.
c Can we {action}?
# point.writer
pos {i} would like to {action}.
f {i} would love to {action}.
a {i} would like to {action}.
c {i} would like to {action}.
# point.question
* {Question}?
# speech.ask.noun
po {i} would like to ask for {noun}.
fsac {i} would like to ask you for {noun}.
# speech.ask.about
* {i} would like to ask about {noun}.
f {i} have a question about {noun}.
# speech.ask.action
* Could you (please |){action}?
* Please {action}.
# speech.ask.whether
* Could you (tell {me}|let {me} know) (if|whether) {whether}?
* {i} would like to know (if|whether) {whether}.
# speech.ask.wh
* Could you (tell {me}|let {me} know) {wh}?
* {i} would like to know {wh}.
# speech.ask.clause
* {i} would like to ask that {clause}.
# speech.request.noun
* {i} would like to request {noun}.
# speech.request.clause
* {i} would like to request that {clause}.
# speech.tell.clause
* {Clause}.
* {i} would like to (mention|say) that {clause}.
# speech.tell.noun
* {i} would like to mention {noun}.
# speech.tell.wh
* {i} would like to explain {wh}.
# speech.tell.whether
* {i} will tell you whether {whether}.
# speech.tell.action
* Please {action}.
# speech.thank.noun
* Thank you for {noun}.
# speech.thank.clause
* Thank you: {clause}.
# speech.apologise.noun
* {i} {am} sorry (about|for) {noun}.
# speech.apologise.clause
* {i} {am} sorry that {clause}.
# speech.offer.noun
* {i} would like to offer you {noun}.
# speech.offer.action
* {i} would be happy to {action}.
# speech.remind.action
* Please remember to {action}.
# speech.remind.noun
* {i} would like to remind you of {noun}.
# speech.remind.clause
* {i} would like to remind you that {clause}.
# speech.invite.noun
* {i} would like to invite you to {noun}.
# speech.invite.action
* {i} would like to invite you to {action}.
# speech.propose.noun
* {i} would like to propose {noun}.
# speech.propose.clause
* {i} would like to suggest that {clause}.
# speech.congratulate.noun
* Congratulations on {noun}.
# speech.confirm.noun
* {i} would like to confirm {noun}.
# speech.confirm.clause
* {i} can confirm that {clause}.
# speech.cancel.noun
* {i} would like to cancel {noun}.
# speech.reschedule.noun
* {i} would like to reschedule {noun}.
# speech.schedule.noun
* {i} would like to arrange {noun}.
# speech.update.noun
* {i} would like to give you an update on {noun}.
# speech.follow_up.noun
* {i} would like to follow up on {noun}.
# speech.discuss.noun
* {i} would like to discuss {noun}.
# speech.complain.noun
* {i} would like to complain about {noun}.
# speech.complain.clause
* There is a further problem: {clause}.
# speech.introduce.noun
* {i} would like to introduce {noun}.
# speech.welcome.noun
* Welcome to {noun}.
# speech.wish.noun
* {i} wish you {noun}.
# speech.accept.noun
* {i} {am} happy to accept {noun}.
# speech.decline.noun
* {i} {am} afraid {i} have to decline {noun}.
# speech.persuade.action
* {i} would encourage you to {action}.
# speech.apply.noun
* {i} would like to apply for {noun}.
# speech.resign.noun
* {i} {am} resigning from {noun}.
# list.asking
posa (The details are as follows|Here are the details):
f (Here are the details|A few details):
c (Details|The details):
# list.telling
posa (Here are the details|The details are as follows):
f (A few details|The details):
c (Details|The details):
# list.deciding
* In short:
# list.topic
p ({i} {am} writing about the following|This is what {my} message is about):
o ({i} {am} writing with regard to the following|Please note the following):
s ({i} {am} writing about the following|Here is what this is about):
f (Here is what this is about|This is what it is about):
a {i} {am} writing about the following:
c (In short|Please note):
# sentences.complain
* {i} would like to report a problem.
* {i} {am} writing about a problem.
# topic
p {i} {am} writing about (the following|this): {words}.
f (A quick note about this|{i} {am} writing about this): {words}.
o {i} {am} writing with regard to the following: {words}.
s {i} {am} writing about the following: {words}.
a {i} {am} (sorry to trouble you|writing) about the following: {words}.
c (In short|Please note): {words}.
# topic.apply
* This is {my} application: {words}.
o Please accept {my} application: {words}.
# topic.ask
* {i} would like to ask for the following: {words}.
* My request: {words}.
# topic.complain
* {i} would like to report a problem: {words}.
* {i} have a complaint: {words}.
# topic.question
* {i} have a question: {words}?
# topic.remind
* This is a reminder: {words}.
* A (short|quick) reminder: {words}.
# topic.follow_up
* {i} {am} following up on this: {words}.
# topic.tell
* Please note: {words}.
* For your information: {words}.
# topic.invite
* You are invited: {words}.
# topic.offer
* {My} offer: {words}.
# point.one
posa (One more point|One more thing):
c Also:
f One more thing:
# list.thanks
* A few more things:
# list.apply
* (What I bring|A few facts about me|My background in short):
# list.propose
* (What {i} have in mind|Some ideas for it|{My} ideas in short):
# list.discuss
* (The topics are|Points to cover):
`
