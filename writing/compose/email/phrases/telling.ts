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
s {i} {am} writing to tell you that {clause}.
s {i} would like you to know that {clause}.
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
s {i} would like to tell you about {noun}.
a {i} {am} sorry to have to write to you about {noun}.
c This is about {noun}.
c (A short note|A quick note) about {noun}.
# main.wh
p {i} would like to explain {wh}.
f Let {me} (quickly |)explain {wh}.
o {i} {am} writing to explain {wh}.
s {i} {am} glad to explain {wh}.
a {i} owe you an explanation of {wh}.
c Here is {wh}.
# main.action
pof {i} would like to {action}.
s {i} {am} keen to {action}.
a {i} hope you will not mind, but {i} would like to {action}.
c {i} would like to {action}.
# ask
p Please let {me} know if you have any questions.
f Let {me} know if you have any questions!
o Please contact {me} if you require any further information.
s {i} look forward to hearing from you.
a Thank you for your understanding.
c Questions? Just ask.
c Please get in touch if anything is unclear.
# subject.wh
* {Topic}
* An explanation
* A short explanation
# subject.clause
* {Clause}
* For your information: {topic}
* Please note: {topic}
* A short message: {topic}
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
# ask
p Please let {me} know if you have any questions.
f Shout if you have any questions!
o Should you require further details, please let {me} know.
s What are your thoughts?
a Please let {me} know if anything is unclear.
c Questions? Let {me} know.
c Please let {me} know if anything is unclear.
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
# ask
p Please let {me} know if you need anything else.
f Let {me} know if you need anything else!
o Please contact {me} if you require any further information.
s Is there anything else you need from {me}?
a Please tell {me} if anything is not as you expected.
c Please let {me} know if anything is missing.
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
s {i} would like to let you know that {clause}.
a {i} {am} sorry, but {clause}.
c {Clause}.
c Please note that {clause}.
# ask
p Please let {me} know if you need anything (from {me} |)in the meantime.
f Let {me} know if that is a problem!
o {i} would appreciate your understanding.
s Please let {me} know if you have any questions.
a Thank you for understanding.
c Please let {me} know if this is a problem.
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
f Let {me} introduce {noun}!
o {i} have the pleasure of introducing {noun}.
s {i} {am} delighted to introduce {noun}.
a {i} hope you do not mind if {i} introduce {noun}.
c {i} would like to introduce {noun}.
# main.self
p {i} would like to introduce myself.
f {i} just wanted to introduce myself.
o Please allow me to introduce myself.
s {i} {am} writing to introduce myself.
a {i} hope you do not mind if {i} introduce myself.
c Allow me to introduce myself.
# ask
p {i} look forward to (working with you|hearing from you).
f Say hello when you have a moment!
o {i} would be pleased to hear from you.
s When could we all talk?
a Please tell {me} if now is not a good time.
c Please get in touch.
# subject.noun
* Introducing {noun}
* A short introduction: {noun}
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
s {i} {am} writing to you about {noun}.
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
* {Clause}.
* {i} {am} writing to let you know that {clause}.
* {i} would like to let you know that {clause}.
# main.none
* {i} {am} writing about the following.
# ask
p {i} look forward to (your reply|hearing from you).
f (Hope to hear from you soon!|Let {me} know what you think!)
o {i} look forward to (your response|hearing from you).
s {i} look forward to (your answer|hearing from you).
a Please let {me} know if anything is unclear.
c Please get back to {me}.
# subject.noun
* {Noun}
* About {noun}
* Regarding {noun}
# subject.phrase
* {Topic}
* For your information: {topic}
* A short message: {topic}
# subject.action
* {Gerund}
* A short message
* {Action}
# subject.clause
* {Clause}
* A short message: {topic}
* Please note: {topic}
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
