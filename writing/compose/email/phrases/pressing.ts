/** Phrases for overdue matters. See `phrasesOf` for the notation. */
export const pressing = {
  complain: `
# main.noun
p {i} {am} writing to raise a (concern|problem): {noun}.
p {i} would like to (report|raise) a problem with {noun}.
f {i} have to tell you about a problem with {noun}.
f {i} {am} not quite happy about {noun}.
o {i} {am} writing to (make a complaint|complain) about {noun}.
o {i} wish to express {my} dissatisfaction with {noun}.
s {i} {am} writing about a problem with {noun}.
a {i} {am} sorry to have to raise this, but {i} have a complaint about {noun}.
c {i} would like to complain about {noun}.
c This is a complaint about {noun}.
# main.clause
p {i} {am} writing to report a problem: {clause}.
p {i} would like to (make you aware of|report) a problem. {Clause}.
f {i} have to tell you about a problem: {clause}.
f Something has gone wrong: {clause}.
o {i} {am} writing to (complain|make a complaint): {clause}.
o {i} regret to inform you that {clause}.
s {i} {am} writing because {clause}.
a {i} {am} sorry to have to raise this, but {clause}.
c There is a problem: {clause}.
c {i} have a complaint: {clause}.
# ask
p Please let {me} know (how you plan to resolve this|what you can do about it|when this will be resolved).
f Could you let {me} know what you can do about it?
o {i} would be grateful if you would (look into|address) the matter and inform {me} of the outcome.
s What can you do to put this right?
a Could you please look into it?
c Please (look into this|resolve this) and let {me} know.
c How will you resolve this?
# subject.noun
* Complaint about {noun}
* Problem with {noun}
* {Noun}: a problem to resolve
# subject.clause
* {Clause}
* A problem that needs your attention
* Complaint: {topic}
# end
p Thank you for looking into this.
f Thanks for your help!
o Thank you for your (prompt |)attention to this matter.
s Thank you for your help in resolving this.
a Thank you for your understanding.
c Thank you.
`,
  follow_up: `
# main.noun
p {i} {am} (following up on|writing to follow up on) {noun}.
p {i} would like to follow up on {noun}.
f {i} {am} just checking in about {noun}.
f {i} wanted to see how things are going with {noun}.
o {i} {am} writing with reference to {noun}.
o {i} would like to follow up on {noun}.
s {i} {am} following up on {noun}.
a {i} {am} sorry to (chase|come back to this), but {i} {am} following up on {noun}.
c (Following up on|A follow-up on) {noun}.
c {i} {am} following up on {noun}.
# main.none
* {i} {am} following up on my (earlier|last|previous) message.
# main.rest
* {i} {am} following up {noun}.
* {i} {am} getting in touch again {noun}.
# subject.rest
* Following up
* A short follow-up
* Is there any news?
# main.wh
* {i} {am} following up to ask {wh}.
# main.whether
* {i} {am} following up to ask whether {whether}.
# main.action
* {i} {am} following up to {action}.
# main.clause
* {i} {am} following up because {clause}.
* {i} {am} getting in touch again because {clause}.
# subject.clause
* {Clause}
* Following up: {topic}
* Is there any news?
# ask
p Could you let {me} know (where things stand|how things stand|the current status)?
f Is there any news?
f How is it looking on your side?
o {i} would be grateful for an update.
s When can {i} expect your answer?
a Could you send me a short update when you have a moment?
c Any news?
c What is the (current |)status?
# subject.noun
* Following up on {noun}
* Follow-up: {noun}
* Any news on {noun}?
* {Noun}: where do things stand?
# subject.none
* Following up
* A quick follow-up
* Any news?
`,
  remind: `
# main.action
p This is a (short |friendly |quick |)reminder to {action}.
p {i} would like to remind you to {action}.
f Just a (friendly|quick|little) reminder to {action}.
f Please do not forget to {action}!
o {i} would like to remind you to {action}.
o Please be reminded to {action}.
s This is a reminder to {action}.
a {i} {am} sorry to bother you with a reminder, but please {action}.
c (Reminder|A reminder): please {action}.
c Please remember to {action}.
# main.noun
p This is a (short |friendly |quick |)reminder about {noun}.
p {i} would like to remind you (of|about) {noun}.
f Just a (friendly|quick|little) reminder about {noun}.
o {i} would like to remind you of {noun}.
o This is a reminder regarding {noun}.
s {i} {am} writing to remind you of {noun}.
a {i} {am} sorry to bother you, but {i} need to remind you of {noun}.
c (Reminder|A reminder): {noun}.
c This is a reminder about {noun}.
# main.clause
p This is a (short |friendly |quick |)reminder that {clause}.
p {i} would like to remind you that {clause}.
f Just a (friendly|quick|little) reminder that {clause}.
o {i} would like to remind you that {clause}.
s {i} {am} writing to remind you that {clause}.
a {i} {am} sorry to bother you, but {clause}.
c (Reminder|A reminder): {clause}.
c Please note that {clause}.
# ask
p Please (let {me} know|confirm) once (this|it) is done.
f Let {me} know when it is done!
o {i} would appreciate your confirmation.
s Can you take care of it (soon|as soon as possible)?
a Could you let {me} know if you need anything?
c Please confirm.
# subject.action
* Reminder: {action}
* Please remember to {action}
* A (friendly|short|quick) reminder
# subject.noun
* Reminder: {noun}
* Reminder about {noun}
* A (friendly|short) reminder
# subject.clause
* Reminder: {clause}
* {Clause}
* A (friendly|short) reminder
`,
}
