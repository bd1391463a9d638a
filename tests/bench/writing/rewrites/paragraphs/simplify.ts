import type { Sample } from './sample.ts'

/** Texts with hard words and long sentences, for readers who need plain English. */
export const SIMPLIFY: readonly Sample[] = [
  {
    name: 'hospital leaflet',
    text: `Prior to undergoing the procedure, patients are required to refrain from consuming any food for a minimum of eight hours. Subsequent to the administration of the sedative, you may experience drowsiness, and it is therefore imperative that you do not operate a vehicle for the remainder of the day. In the event that you develop a fever, you should contact the hospital immediately.`,
  },
  {
    name: 'insurance letter',
    text: `We hereby notify you that your policy will be terminated on 30 September unless the outstanding premium is remitted before that date. Upon termination, any claims in respect of damage sustained thereafter will not be reimbursed. Should you wish to retain your coverage, we advise you to make payment without delay by means of the enclosed form.`,
  },
  {
    name: 'paper abstract, sleep',
    text: `The present study endeavors to ascertain whether insufficient sleep exerts a detrimental influence on the academic performance of adolescents. A total of 412 participants completed a questionnaire, and the results demonstrate a substantial correlation between the duration of sleep and grades. It can be concluded that postponing the commencement of lessons would be beneficial to a considerable proportion of students.`,
  },
  {
    name: 'rental contract',
    text: `The tenant shall be liable for any damage to the premises caused by negligence on the part of the tenant or of persons whom the tenant permits to enter the premises. The tenant is obliged to notify the landlord forthwith of any defects. The landlord shall be entitled to inspect the premises, provided that reasonable notice has been given, and the tenant may not unreasonably deny access.`,
  },
  {
    name: 'software manual',
    text: `In order to facilitate the migration of your data, the application must be granted the requisite permissions. Once these have been obtained, initiate the transfer by selecting the appropriate option in the settings, whereupon the application will commence copying your files. The process may necessitate several hours, depending on the quantity of data, and must not be interrupted.`,
  },
  {
    name: 'city council, noise',
    text: `The council has received numerous complaints concerning the excessive noise emanating from the sports facility during the evening hours. Having given consideration to the representations of the residents and of the operator, the council has resolved to prohibit the utilization of amplified music after 9 p.m., with the exception of events for which authorization has been obtained in advance.`,
  },
  {
    name: 'history textbook',
    text: `The construction of the railway, which commenced in 1869 and was not completed untill eleven years later owing to a succession of financial difficulties, had profound consequences for the inhabitants of the valley. Numerous farmers relinquished their land in order to seek employment in the rapidly expanding towns, whereas those who remained were able to transport their produce to markets that had hitherto been inaccessible.`,
  },
  {
    name: 'student essay, too many big words',
    text: `Technology has a plethora of ramifications on the quotidian life of human beings. It enables us to ameliorate our communication and to acquire knowledge instantaneously. Nevertheless, the ubiquitous utilization of smartphones can engender a multitude of problems, such as a diminished attention span. Henceforth, it is imperative that we endeavor to find a equilibrium.`,
  },
  {
    name: 'second-language student, ecology',
    text: `The deforestation, which is principally caused by the expansion of the agriculture, has as consequence the extinction of numerous species that inhabits the forest. Furthermore it contributes to the augmentation of the temperature, because the trees, which would otherwise absorb the carbon dioxide, are eliminated. It is thus necessary that the governments implement measures for to protect the remaining forests.`,
  },
  {
    name: 'tax office',
    text: `Individuals whose annual income does not exceed the specified threshold may be exempt from the obligation to submit a tax return. In order to determine whether you are eligible for this exemption, you are requested to complete the attached form and to return it, together with the requisite documentation, no later than 31 May. Failure to comply with this request may result in the imposition of a penalty.`,
  },
  {
    name: 'company announcement, merger',
    text: `Following an extensive evaluation of our organizational structure, the management has elected to consolidate the departments of logistics and procurement, with a view to eliminating redundancies and optimizing the allocation of resources. Employees who are affected by these modifications will be notified individually in due course, and every effort will be made to mitigate any adverse effects.`,
  },
  {
    name: 'physics, explained badly',
    text: `When a body is submerged in a liquid, it is subjected to an upward force whose magnitude is equivalent to the weight of the liquid that is displaced by the body, and as a consequence of this, an object whose density is inferior to that of the liquid will ascend to the surface, whereas an object possessing a greater density will descend until it reaches the bottom.`,
  },
  {
    name: 'privacy notice',
    text: `We collect personal data exclusively to the extent that this is necessary for the provision of our services. Your data will not be disclosed to third partys without your explicit consent, unless we are legally obligated to do so. You are entitled to obtain information regarding the data that we retain about you, and you may revoke your consent at any time with immediate effect.`,
  },
  {
    name: 'email from a consultant',
    text: `Pursuant to our conversation last week, I have endeavored to formulate a preliminary assessment of your current processes. It would appear that a significant proportion of the delays are attributable to an inadequate communication between the departments. I would propose that we convene at your earliest convenience to deliberate on the subsequent steps.`,
  },
  {
    name: 'job advertisement',
    text: `The successful candidate will possess demonstrable experience in the coordination of volunteers and will be conversant with current legislation pertaining to food safety. He or she will assume responsibility for the supervision of approximately fifteen persons and will liaise with local authorities on a regular basis. Proficiency in a second language would be advantageous.`,
  },
  {
    name: 'recipe blog, overwritten',
    text: `Having meticulously combined the dry ingrediants in a capacious bowl, proceed to incorporate the butter, which should preferably have been removed from the refrigerator approximately one hour in advance, until the mixture attains a consistency that resembles coarse sand. Thereafter, add a sufficient quantity of cold water to bind the dough, and allow it to repose for thirty minutes prior to rolling it out.`,
  },
  {
    name: 'medicine leaflet',
    text: `This medication is indicated for the temporary relief of minor aches and pains. Adults may take two tablets every six hours, but the maximum dosage of eight tablets within a period of twenty-four hours must not be exceeded. Consult a physician if symptoms persist for more than three days. Do not administer to children below the age of twelve.`,
  },
  {
    name: 'thesis, migration',
    text: `The decision to migrate is seldom attributable to a single factor; rather, it is contingent upon a multiplicity of economic, familial and political considerations, which are moreover subject to change over time. Scholars who have concentrated exclusively on wages have consequently been unable to account for the fact that the majority of individuals residing in impoverished regions do not emigrate.`,
  },
  {
    name: 'school letter to parents',
    text: `Parents are herewith informed that, due to the necessary renovation of the gymnasium, physical education lessons will be conducted at the municipal stadium until futher notice. Pupils will be accompanied to the stadium by a member of the teaching staff. It is recomended that pupils be equipped with appropriate clothing, as lessons will take place irrespective of the weather conditions.`,
  },
  {
    name: 'warranty terms',
    text: `The manufacturer undertakes to repair or replace, at its discretion, any component that proves to be defective within twenty-four months of the date of purchase. This warranty shall be rendered void if the appliance has been subjected to improper use or if repairs have been carried out by unauthorized persons. The cost of returning the appliance shall be borne by the purchaser.`,
  },
]
