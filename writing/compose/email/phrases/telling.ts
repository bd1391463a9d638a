/** Phrases for news and information. See `phrasesOf` for the notation. */
export const telling = {
  tell: `
# main.clause
p {i} {am} writing to (let you know|inform you|tell you) that {clause}.
p {i} would like to (let you know|inform you) that {clause}.
f Just a quick note to (let you know|say) that {clause}.
f {i} wanted to (let you know|tell you) that {clause}.
o {i} would like to inform you that {clause}.
o Please be informed that {clause}.
s There is something {i} want you to know: {clause}.
s {i} {am} writing because {i} think you should know that {clause}.
a {i} {am} sorry to have to tell you this, but {clause}.
a {i} {am} sorry for any inconvenience, but {clause}.
c Please note that {clause}.
c {Clause}.
c For your information: {clause}.
# main.noun
p {i} {am} writing to inform you about {noun}.
p {i} would like to tell you about {noun}.
f {i} wanted to tell you about {noun}.
f Just a quick note about {noun}.
o {i} would like to inform you about {noun}.
s {i} have something to share with you: {noun}.
s {i} {am} excited to tell you about {noun}.
a {i} {am} sorry to have to write to you about {noun}.
c This is about {noun}.
c (A short note|A quick note) about {noun}.
# main.wh
p {i} would like to explain {wh}.
f Let me (quickly |)explain {wh}.
o {i} {am} writing to explain {wh}.
s {i} {am} glad to explain {wh}.
a {i} owe you an explanation of {wh}.
c Here is {wh}.
# main.action
pof {i} would like to {action}.
s {i} {am} keen to {action}.
a {i} hope you will not mind, but {i} would like to {action}.
c {i} would like to {action}.
# more
p If you have any questions about this, {i} {am} happy to (answer them|help).
f If anything is unclear, just ask!
o {i} hope that this is helpful.
s {i} {am} happy to tell you more (in a short call|whenever it suits you).
a Thank you for your understanding.
oac {i} thought it best to let you know right away.
# ask
p Please let me know if you have any questions.
f Let me know if you have any questions!
o Please contact {me} if you require any further information.
s What do you think?
a Please let me know if this causes any problems for you.
c Questions? Just ask.
c Please get in touch if anything is unclear.
# subject.wh
* {Topic}
* An explanation
* A short explanation
# subject.clause
* {Clause}
* For your information: {topic}
* (A short note|Good to know|Please note): {topic}
* News about {thing}
# subject.noun
* {Noun}
* About {noun}
* For your information: {noun}
# subject.action
* {Gerund}
* For your information
* A short note
`,
  update: `
# main.noun
p Here is a (short |brief |quick |)update on {noun}.
p {i} would like to (give you an update|bring you up to date) on {noun}.
f Here is (a quick update|the latest) on {noun}.
f {i} wanted to bring you up to speed on {noun}.
o {i} {am} writing to provide an update on {noun}.
o Please find below an update on {noun}.
s {i} {am} glad to bring you up to date on {noun}.
a {i} {am} sorry if you had to wait for this update on {noun}.
c Update on {noun}:
c Here is an update on {noun}.
# more
p If you would like to know more, please (ask|let me know).
f Ask me anything you would like to know!
o {i} would be glad to answer any questions.
s {i} {am} happy to go into more detail in a short call.
a Thank you for your patience so far.
# ask
p Please let me know if you have any questions.
f Shout if you have any questions!
o Should you require further details, please let me know.
s What are your thoughts?
a Please let me know if anything is unclear.
c Questions? Let me know.
c Please let me know if anything is unclear.
# subject.noun
* Update on {noun}
* {Noun}: an update
* Where we stand: {noun}
`,
  confirm: `
# main.noun
p {i} {am} writing to confirm {noun}.
p {i} would like to confirm {noun}.
f Just a quick note to confirm {noun}.
f Happy to confirm {noun}!
o {i} hereby confirm {noun}.
o {i} {am} pleased to confirm {noun}.
s {i} {am} delighted to confirm {noun}.
a {i} {am} sorry if you had to wait; {i} can now confirm {noun}.
c {i} confirm {noun}.
c This is to confirm {noun}.
# main.clause
p {i} {am} writing to confirm that {clause}.
f Just a quick note to confirm that {clause}.
o {i} {am} pleased to confirm that {clause}.
s {i} {am} delighted to confirm that {clause}.
a {i} {am} sorry if you had to wait; {i} can now confirm that {clause}.
c {i} confirm that {clause}.
# more
p If anything changes on your side, please let me know.
f All good on {my} side!
o Should there be any changes on your side, please inform me.
s {i} {am} looking forward to it.
a Thank you for your patience.
# ask
p Please let me know if you need anything else.
f Let me know if you need anything else!
o Please contact {me} if you require any further information.
s Is there anything else you need from {me}?
a Please tell me if anything is not as you expected.
c Please let me know if anything is missing.
# subject.noun
* Confirmation: {noun}
* Confirming {noun}
* {Noun}: confirmed
# subject.clause
* Confirmation: {topic}
* {Clause}
* Confirmed
`,
  absence: `
# main.clause
p {i} {am} writing to let you know that {clause}.
p {i} would like to inform you that {clause}.
f Just a quick note to say that {clause}.
f {i} wanted to let you know that {clause}.
o {i} {am} writing to inform you that {clause}.
s {i} {am} writing early, so that we can plan for it: {clause}.
a {i} {am} sorry, but {clause}.
c {Clause}.
c Please note that {clause}.
# more
p If anything urgent needs to be settled before then, please let me know.
f If anything urgent comes up, just let me know.
o {i} regret any disruption that this may cause.
s {i} hope that we can plan around it.
a {i} {am} sorry for any extra work this causes.
# ask
p Please let me know if you need anything (from {me} |)in the meantime.
f Let me know if that is a problem!
o {i} would appreciate your understanding.
s Please tell me now if there is something {i} should take care of first.
a Thank you for understanding.
c Please let me know if this is a problem.
# subject.clause
* {Clause}
* My absence
* Not available: please note
`,
  introduce: `
# main.noun
p {i} would like to introduce {noun}.
p {i} {am} pleased to introduce {noun}.
f {i} would love you to meet {noun}.
f Let me introduce {noun}!
o {i} have the pleasure of introducing {noun}.
s {i} {am} delighted to introduce {noun}.
a {i} hope you do not mind if {i} introduce {noun}.
c Please meet {noun}.
c {i} would like to introduce {noun}.
# main.self
p {i} would like to introduce myself.
f {i} just wanted to introduce myself.
o Please allow me to introduce myself.
s {i} {am} writing to introduce myself.
a {i} hope you do not mind if {i} introduce myself.
c Allow me to introduce myself.
# more
p {i} {am} sure this will be a good (connection|start).
f {i} have a feeling this will go well.
o {i} trust that this contact will be of value to all concerned.
s {i} {am} convinced that this will be good for all of us.
a {i} hope this is welcome.
# ask
p {i} look forward to (working with you|hearing from you).
f Say hello when you have a moment!
o {i} would be pleased to hear from you.
s When could we all talk?
a Please tell me if now is not a good time.
c Please get in touch.
# subject.noun
* Introducing {noun}
* Meet {noun}
* An introduction: {noun}
# subject.self
* An introduction
* Introducing myself
* A short introduction
`,
  general: `
# main.noun
p {i} {am} writing (about|regarding|in connection with) {noun}.
p {i} wanted to (write to you|get in touch) about {noun}.
f {i} {am} getting in touch about {noun}.
f {i} wanted to (write|get in touch) about {noun}.
o {i} {am} writing (with regard to|in connection with|regarding) {noun}.
s {i} {am} writing to you about {noun}, because {i} think it deserves your attention.
a {i} {am} sorry to trouble you about {noun}.
c This is about {noun}.
c {i} {am} writing about {noun}.
# main.mine
po Please find {my} {noun} below.
f Here you go: {my} {noun}.
sac Below you will find {my} {noun}.
# subject.mine
* {My} {noun}
* {Noun}
* For you: {noun}
# main.phrase
* {i} {am} writing about the following: {phrase}.
p {i} would like to raise the following: {phrase}.
f {i} wanted to write to you about this: {phrase}.
c This is about the following: {phrase}.
# main.label
* {Label}: {value}.
# main.action
p {i} would like to {action}.
f {i} wanted to {action}.
o {i} would like to {action}.
s {i} would very much like to {action}.
a {i} hope you do not mind, but {i} would like to {action}.
c {i} would like to {action}.
# main.clause
* {i} {am} writing to let you know that {clause}.
# main.none
* {i} {am} writing about the following.
# more
p If you have any questions, please let me know.
f Just give me a shout if anything is unclear.
o {i} hope that this is helpful.
a Thank you for your understanding.
# ask
p Please let me know (what you think|your thoughts).
f Let me know what you think!
o {i} look forward to (your response|hearing from you).
s What are your thoughts?
a Please let me know if there is anything {i} can do.
c Please let me know what you think.
# subject.noun
* {Noun}
* About {noun}
* Regarding {noun}
# subject.phrase
* {Topic}
* A message for you
* About the following
# subject.action
* {Gerund}
* A short message
* {Action}
# subject.clause
* {Clause}
* A short message
* About {thing}
# subject.label
* {Label}: {value}
* {Label}
* Please note the {label}
# subject.any
* A short message
* A message for you
* Getting in touch
* Something to discuss
`,
}
