/** Phrases for replies, by stance. See `phrasesOf` for the notation. */
export const replies = `
# thanks
p Thank you for your {what}.
p Thank you for getting in touch.
f Thanks (so much|a lot) for your {what}!
f (Great|Good) to hear from you!
o Thank you (very much |)for your {what}.
s Thank you for your {what}; I appreciate it.
a Thank you (very much |)for your {what}.
c Thank you for your {what}.
c Thanks for your {what}.
# thanks.request
p Thank you for (asking|your message|getting in touch).
f Thanks (so much |)for asking!
f (Great|Good) to hear from you!
o Thank you for your (request|message).
s Thank you for your message; I appreciate it.
a Thank you for (your message|asking).
c Thank you for (your message|asking).
# accept.named
p {i} {am} (happy|pleased|glad) to accept {agreed}.
f {i} would love to accept {agreed}!
f Yes, {i} {am} (very |)happy to accept {agreed}!
o {i} {am} (pleased|delighted) to accept {agreed}.
o It is with pleasure that {i} accept {agreed}.
s {i} {am} delighted to accept {agreed}.
a {i} {am} happy to accept {agreed}.
c {i} (gladly |)accept {agreed}.
c {i} {am} (happy|glad) to accept {agreed}.
p {i} {am} (happy|pleased|glad) to agree to {asked}.
o {i} {am} pleased to agree to {asked}.
s {i} {am} glad to say yes to {asked}.
a {i} {am} happy to agree to {asked}.
c {i} agree to {asked}.
c {i} {am} glad to agree to {asked}.
# accept
p {i} {am} (happy|glad|pleased) to say yes.
f Yes, (sure|of course|with pleasure)!
f {i} {am} happy to say yes!
o {i} {am} pleased to give you a positive answer.
s {My} answer is a clear yes.
a {i} {am} happy to say yes.
c {My} answer is yes.
c Yes, {i} agree.
# accept.ask
p Please let {me} know (about the next steps|if you need anything else from {me}).
f Let {me} know what you need from {me}!
o Please inform {me} of the next steps.
s What can {i} do to get things started?
a Please let {me} know if you need anything else from {me}.
c What are the next steps?
c Please tell {me} about the next steps.
# decline.named
p Unfortunately, {i} have to decline {agreed}.
p {i} {am} afraid that {i} cannot accept {agreed} (this time|).
f {i} {am} afraid {i} have to decline {agreed} this time.
f Sadly, {i} have to pass on {agreed} this time.
o {i} regret that {i} must decline {agreed}.
o Regrettably, {i} {am} not in a position to accept {agreed}.
s Unfortunately, {i} have to decline {agreed}.
a {i} {am} (very|truly|so) sorry, but {i} have to decline {agreed}.
c Unfortunately, {i} have to decline {agreed}.
c {i} {am} afraid {i} must decline {agreed}.
p Unfortunately, {i} have to say no (at the moment|this time).
f {i} {am} afraid {i} have to say no this time.
o {i} regret that {i} cannot agree to {asked}.
s Unfortunately, {i} cannot agree to {asked}.
a {i} {am} (very|truly|so) sorry, but {i} have to say no this time.
c Unfortunately, {my} answer is no.
# decline
p {i} {am} afraid {my} answer has to be no (this time|).
f {i} {am} afraid it is a no from {me} this time.
o {i} regret that {i} cannot give you a positive answer.
s {i} {am} afraid {my} answer has to be no.
a {i} {am} (very|truly) sorry, but {my} answer has to be no.
c Unfortunately, {my} answer is no.
# decline.ask
p {i} hope there will be another opportunity.
f Maybe another time!
o {i} hope that you will understand {my} decision.
s {i} hope that you understand.
a {i} hope you can forgive {me}.
c Perhaps another time.
# ask
p Before {i} can (answer|decide), {i} need (some more information|to know a little more).
p {i} have (something to ask|a few things to clear up) before {i} can (decide|answer).
f Before {i} say anything, {i} need to know a bit more.
f {i} {am} nearly there, but {i} need to know a little more first.
o Before {i} can give you a final answer, {i} would (appreciate|be grateful for) some further information.
s {i} {am} interested, and {i} would like to know a little more first.
a {i} {am} sorry to answer with a question, but {i} need to know a little more first.
c {i} need some more information first.
c Before {i} can (answer|decide), {i} need more information.
# ask.ask
p Could you please get back to {me} on this?
f Could you let {me} know?
o {i} would be grateful for your reply.
s When could you let {me} know?
a A reply whenever you have time would be great.
c Please let {me} know.
# follow_up.named
p {i} {am} following up on “{topic}”.
p {i} wanted to come back to “{topic}”.
f {i} {am} just checking in about “{topic}”.
f Just a quick follow-up on “{topic}”.
o {i} {am} writing with reference to “{topic}”.
s {i} {am} following up on “{topic}”, because {i} would like to keep things moving.
a {i} {am} sorry to come back to this, but {i} {am} following up on “{topic}”.
c {i} {am} following up on “{topic}”.
c A follow-up on “{topic}”.
# follow_up.own
p {i} {am} following up on {my} (earlier|last|previous) message.
f {i} {am} just checking in about {my} (last|earlier) message.
o {i} {am} writing with reference to {my} previous message.
s {i} {am} following up on {my} (earlier|last) message, because {i} would like to keep things moving.
a {i} {am} sorry to come back to this, but {i} {am} following up on {my} (earlier|last) message.
c {i} {am} following up on {my} (last|earlier|previous) message.
# follow_up
p {i} {am} following up on your (message|{what}).
f {i} {am} just getting back to you about your {what}.
o {i} {am} writing with reference to your {what}.
s {i} {am} following up on your {what}, because {i} would like to keep things moving.
a {i} {am} sorry to come back to this, but {i} {am} following up on your {what}.
c {i} {am} following up on your {what}.
# follow_up.ask
p Could you let {me} know (where things stand|how things stand)?
f Is there any news?
f How is it looking on your side?
o {i} would be grateful for an update.
s When can {i} expect your answer?
a Could you send me a short update when you have a moment?
c Any news?
c Is there any news?
# sorry
a {i} {am} sorry for any (delay|inconvenience).
`
