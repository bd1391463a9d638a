/** Common words of African and Pacific languages in the Latin alphabet. */
export const african = {
  sw: `na ya wa kwa ni katika la za cha vya kuwa hii hiyo hizo huo huu hili hilo yake yao wake wao wangu yangu mimi wewe yeye sisi ninyi wao si au lakini
    kama pia baada kabla kati bila hadi mpaka sana zaidi zote wote kila mtu watu mtoto watoto nchi mji nyumba mwaka siku wakati maisha dunia kazi
    vita mpya kubwa nzuri kwanza sasa hapa hapo wapi vipi nini nani lini kwamba ambao ambayo ambaye alikuwa ilikuwa walikuwa ana wana kuna hakuna
    moja mbili tatu tu bado`,
  so: `iyo oo ka ku in la waa ee ah ay uu waxa waxaa waxay wuxuu wuxu ayaa lagu laga loo kala soo si sida haddii laakiin ama aan uma ma mid labo saddex
    sanad sanadka maalin waqti nolol adduunka dalka magaalada guriga qof dadka carruurta shaqo dagaal cusub weyn fiican hore hadda halkan halkaas
    maxay yaa xaggee goorma kasta dhammaan kale isaga iyada iyaga aniga adiga annaga idinka soomaaliya soomaali badan wax wada markii marka ugu
    karo jiray jirtay ahaa tahay yahay`,
  yo: `ni ti tí àti ati sí si fún fun pé kí láti lati ó wọn wọ́n mo o a ẹ jẹ́ jẹ wà wa bá ba náà naa yìí yii èyí nínú ninu lórí lori kò ko bí bi ṣe ń máa
    gbogbo ọmọ ènìyàn eniyan orílẹ̀ ilẹ̀ ìlú ilu ilé ọdún ọjọ́ ọ̀kan méjì mẹ́ta òun wá lọ rí sọ pẹ̀lú láàrin lẹ́yìn ṣáájú ṣùgbọ́n tàbí ẹni àwọn awọn
    rẹ̀ rẹ mi wa yin kan gẹ́gẹ́ nígbà ibi kan wọnyi`,
  zu: `ukuthi futhi kodwa noma uma ngoba yini ngani kanjani lapho manje lapha khona kakhulu konke bonke zonke abantu umuntu izingane umntwana izwe idolobha
    indlu unyaka usuku isikhathi impilo umhlaba umsebenzi impi omusha omkhulu kuhle okokuqala mina wena yena thina nina bona lokhu lokho lesi leli
    lo le la kanye ngaphandle phakathi ngemva ngaphambi kuze kwaba kwakukhona ukuba ukwenza ngesikhathi njengoba ukuze kusho ngesi ezi lezi labo
    wathi uthi bathi ke nje phezu ngaphansi eningizimu kuyo kubo`,
  xh: `ukuba kwaye okanye kodwa ukuba xa kuba yintoni njani apho ngoku apha khona kakhulu konke bonke zonke abantu umntu abantwana umntwana ilizwe isixeko
    indlu unyaka usuku ixesha ubomi ihlabathi umsebenzi imfazwe omtsha omkhulu kuhle okokuqala mna wena yena thina nina bona oku oko esi eli lo le la
    kunye ngaphandle phakathi emva phambi kude kwaba ukwenza ngexesha njengoko ukuze utsho ngesi ezi abo wathi uthi bathi ke nje phezu ngaphantsi
    emzantsi kuyo kubo nge kwi yaye ngokuba oko oku yile into izinto`,
  sn: `kuti uye asi kana nokuti chii sei papi zvino pano ipapo kwazvo zvose vose dzose vanhu munhu vana mwana nyika guta imba gore zuva nguva upenyu
    pasi basa hondo itsva huru zvakanaka kutanga ini iwe iye isu imi ivo izvi izvo ichi iri uyu iyi iyo ne pamwe pasina pakati mushure pamberi
    kusvika akanga yakanga kuva kuita panguva sezvo kuitira akati anoti vakati zve pamusoro pasi ku mu pa dza ya wa cha ra va ndi zvinhu chinhu
    nechi kwete asi zvakare vakomana mukadzi murume`,
  st: `le ya ba ka ho ea tsa a ke e ha o la mme empa kapa hobane eng joang kae joale mona teng haholo tsohle bohle batho motho bana ngoana naha motse
    ntlo selemo letsatsi nako bophelo lefatše mosebetsi ntoa ncha kholo hantle pele 'na uena eena rona lōna bona sena seo sona ena hore ne oa se
    kamora pakeng ntle holim'a tlas'a eaba etsa entse boleng re tla ntse molimo morena jehova linako lintho libaka leha haeba joalo`,
  tn: `le ya ba ka go e tsa a ke fa o la mme fela kgotsa gonne eng jang kae jaanong fano teng thata tsotlhe botlhe batho motho bana ngwana naga motse
    ntlo ngwaga letsatsi nako botshelo lefatshe tiro ntwa ntšhwa kgolo sentle pele nna wena ene rona lona bone seno seo sone eno gore ne wa se
    morago magareng ntle godimo tlase dira dirile re tla ntse modimo morena jehofa dinako dilo mafelo le fa jalo tlhoka tlhaloganya mongwe gongwe
    kwa mo tseno tseo gagwe dingwe bangwe lengwe puso lekgotla kgaolo aforika borwa sengwe bonnye`,
  ts: `na ya va ku ka hi le wa ra xa ta a ni u loko kambe kumbe hikuva yini njhani kwihi sweswi laha kona ngopfu hinkwaswo hinkwavo vanhu munhu vana n'wana
    tiko doroba yindlu lembe siku nkarhi vutomi misava ntirho nyimpi lerintshwa lerikulu kahle sungula mina wena yena hina n'wina vona leswi leswo lexi
    leri loyi leyi leyo leswaku eka eku endzhaku exikarhi handle ehenhla ehansi endla endlile ti swi xi ri ma mi yi byi nga ndzi xikwembu hosi yehovha
    minkarhi swilo tindhawu hambi hileswi swin'wana van'wana un'wana n'wi mfumo afrika dzonga emahlweni tlhela famba vula`,
  lg: `ne nga mu ku ba okuva nti era oba naye kubanga ki wa ani ddi kati wano eyo nnyo byonna bonna abantu omuntu abaana omwana ensi ekibuga ennyumba
    omwaka olunaku obudde obulamu omulimu olutalo empya nnene bulungi okusooka nze ggwe ye ffe mmwe bo kino ekyo kyo ono eno oyo eyo okukola mu
    nga bwe gwe lwa kya za ya bya gye ga emu bbiri ssatu katonda mukama buli waliwo tewali ng'a n'o w'a by'o abo ezo ebyo omu abamu ebimu abalala
    ekirala okusinga olw'okuba ssente eggwanga gavumenti pulezidenti uganda kampala okugenda yagamba bagamba alina balina`,
  rw: `na mu ku ya ba ni kandi ko cyangwa ariko kuko iki gute he ubu hano hariya cyane byose bose abantu umuntu abana umwana igihugu umujyi inzu umwaka
    umunsi igihe ubuzima isi akazi intambara gishya kinini neza mbere njye wowe we twe mwe bo iki ibyo icyo uyu iyi uwo kugira gukora nyuma hagati
    hejuru hasi uko rwanda u rwa rya cya bya za wa kwa nta nk' muri kuri imana yavuze avuga bavuga afite bafite`,
  mi: `te ngā nga he ko ki i o a me e kei kua ka kia mō mo nō no nā na mā ma rā ra nei ana tēnei tēnā tērā ēnei ēnā ērā ahau au koe ia tātou mātou koutou
    rātou tāua māua kōrua rāua taku tāku tana tāna tō tōku tōna rātau hoki anō engari rānei mehemea nā te aha wai hea pēhea inahea katoa tangata
    tāngata tamariki whenua tāone whare tau rā wā ao mahi pakanga hou nui pai tuatahi ināianei konei konā reira kore kāore ehara mai atu iho ake
    anake kē pea tonu hei kāwanatanga kura iwi reo māori aotearoa whānau`,
} as const
