/** Words so common that a misspelling near one of them probably means it. */
export const commonWords: ReadonlySet<string> = new Set(
  `
able about above accept access according account across act action active activity actual actually add address after
again against age ago agree agreement air all allow almost alone along already also although always am amazing among
amount an and animal animals another answer any anyone anything appear apply approach area argue argument arm army
around arrive art article as ask asked asking at attack attempt attention available avoid away baby back bad bank base
based be beautiful became because become becomes been before began begin beginning behavior behind being believe benefit
benefits best better between beyond big bit black blood blue board body book books born both bought box boy break bring
brother brought build building built business but buy by call called came can cannot car care careful case cause center
central century certain certainly chance change changed changes character charge check child children choice choose
city class clear clearly close cold college color come comes coming common community company compare complete completely
computer concern condition consider continue control cost could country countries couple course court create created
culture current cut daily danger dangerous dark data daughter day days dead deal death decide decided decision deep
degree depend describe design despite detail develop developed development did die difference different difficult dinner
direction discover discuss discussion disease do doctor does doing dollar done door doubt down draw dream drive driving
due during each early earth easier easily easy eat economic economy education effect effective effort either else
employee end energy enjoy enough ensure entire environment especially even evening event events ever every everybody
everyone everything evidence exactly example excellent except exist expect expensive experience explain eye eyes face
fact facts factor fall family famous far fast father favorite fear feel feeling feet felt few field fight figure film
final finally find finding fine finish fire first fish five follow following food foot for force foreign forget form
former forward found four free freedom friend friends from front full fun function further future game gave general
generally get getting girl give given gives giving glad global go goal goes going gone good government great green ground
group grow growing growth guess had half hand hands happen happened happy hard has hate have having he head health
healthy hear heard heart help her here herself high higher him himself his history hit hold home hope hospital hot hour
hours house how however huge human hundred husband idea ideas if image imagine important improve in include including
increase indeed individual industry influence information inside instead interest interested interesting international
into invest issue issues it its itself job jobs join just keep kept kid kids kill kind knew know knowledge known
language large last late later law lead leader learn learned learning least leave led left less let letter level library
life light like likely line list listen little live lived lives living local long longer look looking lose lost lot
lots love low machine made main maintain major make makes making man manage management many market married matter may
maybe me mean means meet meeting member memory men mention might mind minute miss mistake modern moment money month
months more morning most mother mountain move movie much music must my myself name nation national natural nature near
nearly necessary need needed needs never new news next nice night no none nor normal not note nothing notice now number
object of off offer office often old on once one only open opinion opportunity or order organization original other
others our out outside over own page paid pain parent parents part particular particularly party pass past pay people
percent perfect perform perhaps period person personal phone physical pick picture piece place plan plant play please
point police political poor popular position positive possible power practice prefer prepare present president pressure
pretty prevent price private probably problem problems process produce product production professional program project
promise protect prove provide public purpose put quality question quick quickly quiet quite raise range rather reach
read reading ready real reality realize really reason reasons receive received recent recently recognize recommend
record red reduce relationship remain remember report require research resource respect response responsible rest result
results return rich right risk road role room rule run safe safety said same save saw say saying says school science
scientist sea second see seem seems seen sell send sense sentence separate serious service set seven several she short
should show shows side similar simple simply since single sister sit situation six size skill skills sleep slow small
so social society some someone something sometimes son soon sorry sort sound space speak special specific spend sport
stage stand start started state stay step still stop store story strange street strength strong student students
studies study studying style subject success successful such sudden suddenly suggest support suppose sure surprise
system take taken takes taking talk teach teacher team technology television tell ten term test than thank thanks that
the their them themselves then there therefore these they thing things think thinking third this those though thought
thousand three through throughout time times to today together told tomorrow too took top total toward town trade
tradition traditional traffic train travel treat tree tried trip trouble true trust truth try trying turn two type
understand understanding university until up upon us use used useful using usually value various very view visit voice
wait walk want wanted war was waste watch water way ways we weather week weeks weight welcome well went were west what
when where whether which while white who whole whose why wide wife will win wish with within without woman women wonder
wonderful word words work worked working works world worry worse would write writer writing written wrong wrote year
years yes yesterday yet you young your yourself`
    .trim()
    .split(/\s+/),
)
