/** Phrases for requests. See `phrasesOf` for the notation. */
export const asking = {
  request: `
# main.noun
pfsa {i} would like to (ask|ask you) for {noun}.
p {i} {am} writing to (request|ask for) {noun}.
f {i} {am} (getting in touch|writing) to ask for {noun}.
f (Quick request|A quick request): {i} would like to ask for {noun}.
o {i} {am} writing to (formally |)request {noun}.
o {i} would like to (request|submit a request for) {noun}.
s {i} {am} writing to ask for {noun}, and {i} hope you will (say yes|agree|support it).
s {i} hope that you will support {my} request for {noun}.
a {i} {am} sorry to trouble you, but {i} would like to ask for {noun}.
c {i} would like to request {noun}.
c {i} {am} writing to (ask for|request) {noun}.
c ({My}|This is a) request: {noun}.
# main.action
p Could you (please |){action}?
p {i} would like to ask you to {action}.
p {i} would appreciate it if you could {action}.
f Could you (please |){action}?
f {i} have a request: could you {action}?
o {i} would be grateful if you (could|would) {action}.
o {i} would like to ask you to {action}.
s {i} would really value your help: could you {action}?
s {i} {am} writing to ask you to {action}.
a {i} {am} sorry to trouble you, but could you {action}?
c Could you please {action}?
c Please {action}.
# main.clause
p {Clause}.
p {i} {am} (writing|getting in touch) because {clause}.
f {Clause}.
f {i} {am} getting in touch because {clause}.
o {i} {am} writing because {clause}.
s {i} {am} writing because {clause}.
a {i} {am} sorry to trouble you, but {clause}.
c {Clause}.
c {i} {am} writing because {clause}.
# subject.clause
* {Clause}
* A request
* Request: {topic}
# main.question
p {i} have a (short |quick |)request. {Question}?
p {i} {am} writing with a (short |quick |)request: {question}?
f Just a quick one: {question}?
f {i} have a (little|quick|small) request for you. {Question}?
o {i} {am} writing with a request. {Question}?
s {i} would really appreciate your help. {Question}?
a {i} {am} sorry to bother you, but {question}?
c {Question}?
c (Quick|Short) question: {question}?
# ask
p Please let {me} know (if this is possible|whether this works for you).
f Let {me} know (if that works|if that is okay)!
o {i} would appreciate (your reply|a response) at your (earliest |)convenience.
s Can {i} count on (your support|you)?
s (Would you be willing to agree|Will you support this)?
a (If it is not possible, {i} will of course understand.|Please tell {me} if this causes any difficulty.)
c Please confirm.
c Please let {me} know.
c Is (this|that) possible?
# subject.noun
* Request for {noun}
* Request: {noun}
* Asking for {noun}
* {Noun}
# subject.action
* Request: {action}
* Could you {action}?
* A (small|quick) request
* {Action}
# subject.question
* {Question}?
* A (quick|short) question
* Request for your help
# end
p Thank you (for your help|in advance|for considering this).
f Thanks (so much|a lot|in advance)!
o Thank you for your (consideration|time and attention|kind attention to this matter).
s Thank you for (considering this|your time|giving this some thought).
a Thank you for your (patience|understanding).
c (Thank you|Thanks|Many thanks).
`,
  question: `
# main.noun
p {i} {am} writing to ask about {noun}.
p {i} have a question about {noun}.
f {i} wanted to ask you about {noun}.
f {i} have a quick question about {noun}.
o {i} {am} writing to inquire about {noun}.
o {i} would like to ask for information about {noun}.
s {i} would love to know more about {noun}.
s {i} {am} interested in {noun} and would like to know more.
a {i} {am} sorry to trouble you, but {i} have a question about {noun}.
c {i} have a question about {noun}.
c {My} question is about {noun}.
c This is about {noun}.
# main.whether
p Could you (please |)(tell {me}|let {me} know) (whether|if) {whether}?
p {i} would like to (ask|know) whether {whether}.
f {i} was wondering (if|whether) {whether}.
f Quick question: do you know (if|whether) {whether}?
o {i} would be grateful if you could (tell {me}|inform {me}|confirm) whether {whether}.
o {i} {am} writing to ask whether {whether}.
s {i} {am} very keen to know (whether|if) {whether}.
s Could you tell {me} (whether|if) {whether}?
a {i} {am} sorry to ask, but could you tell {me} (whether|if) {whether}?
c Could you (tell {me}|let {me} know|confirm) (if|whether) {whether}?
c {i} would like to know (if|whether) {whether}.
# main.wh
p Could you (please |)(tell {me}|let {me} know) {wh}?
p {i} would like to (know|find out|ask) {wh}.
f {i} was wondering {wh}.
f Could you (quickly |)let {me} know {wh}?
o {i} would be grateful if you could (tell {me}|inform {me}|advise {me}) {wh}.
o {i} {am} writing to ask {wh}.
s {i} {am} very keen to know {wh}.
s Could you tell {me} {wh}?
a {i} {am} sorry to ask, but could you tell {me} {wh}?
c Could you (tell {me}|let {me} know) {wh}?
c {i} would like to know {wh}.
# main.question
p {i} have a question for you. {Question}?
p {i} {am} writing with a question: {question}?
f Quick question for you: {question}?
f {i} was hoping you could help. {Question}?
o {i} {am} writing to ask the following: {question}?
o {i} would be grateful for your answer to a question. {Question}?
s {i} would value your answer on this. {Question}?
a {i} {am} sorry to trouble you, but {i} have a question. {Question}?
c {Question}?
c A (quick|short) question: {question}?
# ask
p {i} look forward to (your answer|hearing from you).
p Please let {me} know (when you have a moment|when you can).
f Let {me} know when you have a minute!
o {i} look forward to your (reply|response).
s When could you let {me} know?
a A reply whenever you have time would be appreciated.
c (A short reply is enough.|A brief answer is fine.|Please let {me} know.)
# subject.noun
* Question about {noun}
* {Noun}: a question
* A question about {noun}
* {Noun}
# subject.whether
* {Asked}?
* A (quick|short) question
* A question for you
* Could you help with a question?
# subject.wh
* A (quick|short) question
* Question: {topic}
* {Topic}
* Could you tell {me}?
# subject.question
* {Question}?
* A (quick|short) question
* Question for you
# end
p Thank you (for your help|for your time|in advance).
f Thanks (so much|a lot|for your help)!
o Thank you for your (assistance|time|attention).
s Thank you for your (time|help).
a Thank you for your (patience|help).
c (Thank you|Thanks).
`,
  persuade: `
# main.action
psc {i} would like to encourage you to {action}.
p {i} {am} writing to ask you to {action}.
f Could you {action}?
o {i} would like to recommend that you {action}.
s {i} {am} writing to ask you to {action}.
a {i} {am} sorry to ask, but could you {action}?
c Please consider this: {action}.
# ask
p Would you be willing to (do this|agree)?
f What do you say?
o {i} would be grateful for your (agreement|consideration).
s Can {i} count on you?
a {i} would be very grateful if you could consider it.
c Do you agree?
# subject.action
* A case for this: {action}
* {Action}
* Please consider this
* {Gerund}
`,
  apply: `
# main.noun
p {i} would like to apply for {noun}.
p {i} {am} writing to apply for {noun}.
f {i} would love to apply for {noun}.
o {i} {am} writing to express {my} interest in {noun}.
o {i} would like to submit {my} application for {noun}.
s {i} {am} writing to apply for {noun}.
s {i} {am} keen to be considered for {noun}.
a {i} would like to apply for {noun}.
c {i} {am} applying for {noun}.
c Please accept {my} application for {noun}.
c This is {my} application for {noun}.
# gap.role
* {i} {am} writing to apply for the position of [position].
# ask
p {i} look forward to hearing from you.
f {i} would love to hear back from you!
o {i} look forward to your response.
s {i} look forward to hearing from you.
a Please let {me} know if you need anything else from {me}.
c Please let {me} know about the next steps.
# subject.noun
* Application for {noun}
* {Noun}: my application
* Application: {noun}
# end
p Thank you for (considering {my} application|your time and consideration).
f Thank you for reading!
o Thank you for your (consideration|time and consideration).
s Thank you for your consideration.
a Thank you for your understanding.
c Thank you.
`,
}
