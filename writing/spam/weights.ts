// Made by scripts/train/spam.ts; NOTICE says from which data.

/** Weights of the signs of an email. */
export const MAIL_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.18,
  '#adult': 2.121,
  '#advance_fee': 2.723,
  '#anonymous': 1.53,
  '#attachment': 1.0,
  '#bias': -2.287,
  '#bracket_subject': -0.397,
  '#call_to_action': 2.054,
  '#capitals': 0.992,
  '#code': 0.0,
  '#contractions': -2.837,
  '#conversation': -2.77,
  '#credentials': 1.5,
  '#credit': 3.162,
  '#disclaimer': 2.045,
  '#encoded': 3.948,
  '#exclamation': 1.335,
  '#exclamation_run': 2.096,
  '#free': 1.421,
  '#full_length': 0.0,
  '#gaps': 0.0,
  '#guarantee': 1.782,
  '#health': 0.969,
  '#html_only': 0.223,
  '#hype': 1.283,
  '#image': 1.0,
  '#income': 2.633,
  '#links': 0.0,
  '#list_footer': 0.0,
  '#loud_subject': 1.137,
  '#many_kinds': 0.487,
  '#marketing': 2.901,
  '#mismatched_link': 3.0,
  '#money': 0.666,
  '#named_greeting': 0.0,
  '#newsletter': -3.805,
  '#obfuscated': 0.0,
  '#odd_link': 2.01,
  '#path_or_code': -0.353,
  '#percent': 0.0,
  '#phone': 1.666,
  '#price': 0.0,
  '#prize': 0.0,
  '#quoted': -2.319,
  '#random_letters': 0.0,
  '#random_tail': 1.635,
  '#removal': 2.629,
  '#reply_subject': -0.765,
  '#ruler': 0.0,
  '#short_code': 0.0,
  '#shortened_link': 1.5,
  '#software_offer': 0.78,
  '#subject_words': 2.781,
  '#technical': -1.143,
  '#text_service': 0.0,
  '#time': -3.002,
  '#urgency': 1.448,
}

/** Weights of the signs of a text message. */
export const MESSAGE_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.513,
  '#adult': 1.558,
  '#advance_fee': 0.0,
  '#anonymous': 0.333,
  '#attachment': 1.0,
  '#bias': -3.054,
  '#call_to_action': 0.877,
  '#capitals': 1.486,
  '#code': 0.0,
  '#contractions': -1.678,
  '#conversation': -2.934,
  '#credentials': 1.5,
  '#credit': 0.002,
  '#disclaimer': 0.114,
  '#exclamation': 0.569,
  '#exclamation_run': 0.0,
  '#free': 0.958,
  '#full_length': 0.213,
  '#guarantee': 0.214,
  '#health': 0.0,
  '#hype': 0.874,
  '#image': 1.0,
  '#income': 0.571,
  '#links': 1.488,
  '#many_kinds': 0.132,
  '#marketing': 0.0,
  '#mismatched_link': 3.0,
  '#money': 1.456,
  '#named_greeting': -0.476,
  '#newsletter': 0.0,
  '#obfuscated': 0.642,
  '#odd_link': 1.5,
  '#path_or_code': 0.0,
  '#pence': 1.581,
  '#percent': 0.107,
  '#phone': 3.274,
  '#price': 0.921,
  '#prize': 1.44,
  '#random_letters': 0.0,
  '#removal': 0.088,
  '#short': -3.3,
  '#short_code': 1.543,
  '#shortened_link': 1.5,
  '#software_offer': 0.297,
  '#technical': -0.055,
  '#text_service': 4.0,
  '#time': -0.128,
  '#urgency': 0.0,
}

/** Lines of a weight in hundredths and the words and pairs that have it. */
const LINES = String.raw`-133|i
-93|my
-88|me
-86|u
-63|gt
-60|if
-59|lt
-57|in|up
-56|at
-49|~.._|~_go
-48|~...
-47|like
-46|good
-45|got
-44|~_th
-43|what|~_so
-42|but|no
-40|~_i_
-38|as|we|~me_
-37|da|hey
-36|~..._
-35|its
-33|any|then|~ke_
-32|can|happy|right
-31|was|~_lo|~my_
-30|only|~_my_
-29|i'm|just|need|still|~_as|~_bu|~_ho|~_wh|~y_t
-28|how|love|lt gt|pls|~_me|~_me_
-27|~e_m|~ell
-26|am|friends|hope|work|~_mi|~_u_|~are
-25|have a|k|so|take|very|yourself|~_ha|~_in_|~_my|~_to|~hing|ü
-24|amp|know|one|thats|~_in|~her|~tha
-23|can't|tell|~._h|~_on|~kin|~t_s|~u_a
-22|don't|go|god|year|~_goo|~_i'|~_sa|~_tha|~ad_|~ay_|~goo|~in_|~od_|~ove|~som|~some|~up_
-21|again|gud|home|~_0_|~_if|~_up|~at_|~e_to|~if_|~ike|~ish|~st_|~t_o|~thin
-20|get|had|pick|share|sir|way|which|~&gt|~_do|~_he|~_if_|~any|~car|~et_|~hat|~hin|~how|~pe_|~s_y
-19|he|i've|mail|off|some|when|yes|~&lt|~_&l|~_&lt|~_at|~ike_|~king|~nt_|~s_i|~t_b|~ts_|~y_m
-18|after|for the|i'll|soon|~,_i|~_pe|~_som|~_up_|~ain|~can|~ch_|~ere|~got_|~lik|~lov|~no_|~ood|~re_|~s_c|~t_i|~te_|~the|~wha
-17|details|doing|family|id|if you|pin|request|think|those|thru|today|too|type|wat|~_at_|~_can|~_lik|~_ma|~_pl|~_wha|~eed|~good|~ight|~l._|~like|~lly|~pla|~r_f|~re_y|~ry_|~s_p|~s_yo|~t..|~ther|~way|~what
-16|anybody|ard|asks|atm|bad|bedrm|before|bus|e|heart|how's|passwords|princess|protect|same|search|sensitive|sib|something|sorry|threats|wait|why|~._s|~_car|~_de|~_ye|~any_|~app|~are_|~e_of|~hap|~happ|~hen|~nee|~ood_|~py_|~t_h|~whe
-15|copy|deal|google|him|house|later|lor|nice|people|person|total|try|x|ya|~_bi|~_hap|~_how|~_lov|~_sh|~ally|~d_h|~e_p|~e_y|~elf|~hen_|~ive|~lly_|~love|~o_m|~pro|~self|~sha|~t_m|~w_a|~y_to
-14|are|come|cos|especially|his|n|on|once|tel|~_bo|~_no_|~_whe|~a_g|~ats|~but|~d_m|~got|~here|~i_a|~int|~its|~ive_|~mis|~need|~ome_|~r_th|~righ|~s_d|~u_g|~y_b
-13|0am|anything|ask|between|car|care|dunno|easy|farm|hello|hi|i am|lot|man|out of|rest|set|show|without|yet|~_any|~_as_|~_but|~_don|~_ea|~_nee|~_pro|~_ve|~_was|~a_f|~but_|~e_u|~e_yo|~ere_|~est_|~g_o|~igh|~ill|~ime|~ing_|~is_t|~jus|~n_l|~ng_|~ou_a|~r_d|~r_r|~rig|~was
-12|address|callers|callertune|cool|done|down|download|feel|i will|last|least|lol|means|melle|mine|minnaminunginte|miss|nurungu|oru|other|sweet|thank|they|times|tomorrow|tour|vettam|via|were|with the|world|you know|~_a_g|~_du|~_jus|~_pi|~_tel|~_wat|~aft|~ake_|~ble|~don|~e..|~e_mo|~e_pa|~e_wh|~eed_|~ends|~f_y|~ful|~h_th|~hey|~how_|~its_|~n_h|~n_m|~ng_o|~o_c|~ope_|~orr|~ours|~ow_a|~par|~s_fo|~she|~t_0_|~t_on|~t_w|~tive|~ve_|~y..
-11|aft|call me|chip|d|fat|few|flower|getting|going to|gonna|happy new|left|many|merry|morning|put|saw|she|shit|side|sleep|smiling|test|thanks|town|v|weekend|went|wishing|you get|~._d|~._ha|~_aft|~_ask|~_get|~_got|~_hey|~_i'm|~_i_a|~_its|~_mis|~_mor|~_per|~_rig|~_sha|~ach|~appy|~as_|~ate|~ats_|~ce.|~cou|~d_c|~dre|~e_be|~e_do|~ed_|~eet|~f_yo|~g_m|~g_y|~h_i|~he_m|~hey_|~hop|~hou|~i'm|~ien|~ill_|~iss|~just|~l_t|~l_th|~las|~ll_a|~ll_c|~met|~mil|~miss|~nd_h|~ng_m|~ng_y|~ny_|~o_t|~oke|~onl|~ou_g|~ow.|~ppy|~r_re|~r_t|~rien|~ru_|~sor|~st_s|~t_a|~then|~tim|~ust_|~way_|~we_
-10|0 bedrm|always|are you|as per|bedrm 000|better|change|face|fine|finish|hand|here|it's|keep|late|missed|month|new year|oh|random|right now|safe|say|school|sent|strike|told|two|weed|well|where|you and|~'m_|~,_h|~._ho|~_ex|~_fe|~_fin|~_ge|~_hi|~_hop|~_ju|~_min|~_we_|~a_b|~abl|~ace|~ar.|~as_a|~can_|~d_u|~da_|~e,_|~e._|~e_a_|~e_sa|~elf_|~eth|~frie|~g_to|~g_yo|~hats|~hope|~i'm_|~ich|~ick_|~iend|~if_y|~ing|~k_a|~k_y|~l_me|~lat|~ll_m|~nd_y|~nly|~nly_|~nna|~o_d|~only|~oon|~ope|~ork|~oth|~ove_|~ppy_|~ress|~so_|~stil|~t...|~t_g|~t_n|~tal|~tell|~that|~time|~tiv|~ty_|~u_d|~u_t|~urse|~ven|~was_|~whi|~wis|~work|~y_ne|~yes|~yth
-9|0 is|accounts|advance|asks for|atm sms|away|big|both|career|class|cum|cup|e threats|either|email never|executive|for sensitive|forgot|from e|fuck|hav|ill|information like|jd|job|let|like passwords|make|makes|mas|me a|never|never asks|never share|password with|passwords atm|payoh|pin thru|please protect|protect yourself|quick|quite|really|said|sensitive information|share your|sib never|sms pin|someone|spent|sure|there|thing|threats sib|thru email|toa|used|we have|wish|with anybody|working|y|yeah|you just|your family|your friends|your password|yourself from|~$00|~_$00|~_da|~_her|~_hou|~_it|~_le|~_off|~_onl|~_par|~_pla|~_sor|~_sti|~_ver|~_wis|~_yes|~aga|~ami|~ard_|~at_a|~care|~d_d|~d_ha|~day|~dea|~dep|~e_bu|~e_l|~ean|~ed_o|~ell_|~er_a|~ery_|~fte|~g_i|~go_|~i_t|~ick|~ily_|~inn|~ion_|~is_i|~ish_|~k_yo|~ks_f|~late|~lf_|~mel|~ng_a|~omet|~or_t|~othe|~own_|~pen|~pick|~pls|~pls_|~r_l|~rs.|~rsel|~s._|~sel|~sit|~t_no|~t_wa|~t_wo|~till|~tre|~ts.|~u_ge|~ud_|~ur_h|~ur_r|~urs|~us_|~ut_o|~ver|~wat|~wn_|~y_in|~ythi
-8|0 to|ah|also|am waiting|and i|and your|baby|bak|birthday|can you|couple|daily|dat|dead|everything|fills|fingers|from me|full|fullonsms|gap|gaps|give|glad|help|hmm|holding|hope you|hour|i can't|is your|lar|meet|might|minutes|need to|needs|not a|nothing|office|park|pay|plans|pls send|project|seeing|snow|spoke|system|thk|to copy|way to|your call|~!!_|~&am|~&amp|~._th|~._w|~_$0|~_&a|~_&am|~_..|~_?_|~_aga|~_am_|~_bed|~_da_|~_doi|~_gu|~_gud|~_i_t|~_kn|~_kno|~_mak|~_mu|~_one|~_pu|~_thr|~_ti|~_tom|~_tot|~_u_a|~_wor|~a_co|~a_l|~ad_t|~afte|~ail.|~arch|~ard|~ay_t|~bed|~bet|~bod|~body|~d,_|~d_it|~d_n|~doin|~dy.|~e?_|~e_pr|~e_t|~e_we|~eam|~eas|~eet_|~em_|~en_|~err|~ers.|~f_c|~ff_|~ffi|~fore|~fter|~g_a|~gai|~gain|~gh_|~gud|~h_an|~h_s|~hem_|~i_am|~i_m|~il.|~inu|~ite_|~ke_t|~kno|~know|~l_s|~la_|~les|~mak|~me_t|~mell|~n_g|~n_li|~ng_i|~nge|~nis|~nsi|~nyt|~o_co|~o_se|~off|~opl|~or_s|~ot_t|~ou.|~ou._|~ou_k|~ou_t|~oul|~ow_|~p_b|~ppe|~put|~qui|~r,_|~r_ca|~rch|~rit|~row|~rry|~s..|~s_co|~s_pe|~s_th|~t's|~t's_|~t_de|~t_go|~t_j|~t_sh|~tai|~tel|~tho|~thr|~to_m|~tot|~ts._|~u._|~u_p|~ur_f|~vet|~w_y|~when|~wher|~wish|~wor|~y...|~y_d|~y_l|~y_th|~y_y|~y_yo|~you.|~ype
-7|00 may|a good|a great|a lot|actually|all callers|alright|and that|ard 000|as your|at 0|at least|away from|beautiful|been set|bit|break|brother|callers press|callertune for|coming|copy your|could|de|didn't|do have|does|dreams|dude|dun|early|ex|experience|fb|figure|for all|friends callertune|goin|going|great deal|guys|haha|hard|have to|having|her|india|jay|juz|leaving|liao|long|making|mate|melle melle|melle oru|minnaminunginte nurungu|missing|nite|nurungu vettam|oru minnaminunginte|pa|per your|place|plaza|price|re|reading|remove|request melle|s|says|see you|set as|should|sir i|smile|taken|thanks for|them|thinking|time|to see|to send|trying|up 0|vettam has|wan|watch|when the|when you|which is|winning|your callertune|your request|~._n|~_...|~_._|~_a_|~_a_f|~_ai|~_bet|~_bir|~_bus|~_dea|~_es|~_fa|~_go_|~_god|~_had|~_hom|~_i_s|~_lat|~_pls|~_req|~_sea|~_she|~_sir|~_soo|~_tra|~_try|~_wa|~_way|~a._|~a_gr|~able|~agai|~ain_|~ake|~amp|~ang|~ank|~ar._|~as_p|~at.|~at_t|~ays|~bir|~ck_|~ck_t|~comp|~deal|~ds,|~dy._|~e.._|~e_f|~e_fo|~e_in|~e_ma|~e_nu|~e_s|~e_te|~eart|~edr|~eep|~eer|~ensi|~ents|~equ|~er_y|~ess_|~eta|~ffic|~ft_|~g_me|~gle|~god|~gud_|~h_m|~h_t|~ha_|~had|~had_|~hank|~hare|~her_|~hich|~hol|~hom|~home|~hos|~i_ca|~i_wi|~ich_|~il._|~ine_|~inis|~ir,|~is_s|~l_an|~l_g|~l_l|~lac|~lee|~leep|~ll_l|~ll_w|~los|~ly_m|~ly_t|~m_g|~m_m|~mea|~mean|~minu|~n_b|~nce.|~nd_d|~ne_f|~nev|~nish|~nyth|~o,_|~omp|~oo_|~or_n|~orry|~ota|~ould|~p_be|~r_as|~r_e|~r_ma|~r_pa|~r_sh|~re_a|~ream|~rk.|~rri|~rte|~s_g|~s_it|~say|~sea|~shar|~sir|~sir,|~slee|~so_i|~son_|~soo|~ss_|~sur|~t_fi|~t_ha|~t_is|~t_l|~t_we|~tal_|~tam|~ter_|~thi|~to_r|~tra|~u_k|~uld|~uti|~ve_y|~vent|~wen|~whic|~y_ma|~ype_|~ys_
-6|accounts executive|aight|ain't|awesome|bed|beer|best|bring|classes|closer|contact us|correction|cum accounts|decided|decimal|details contact|difficulties|doin|don|executive to|far|fear|finished|for customer|for details|friendship|gas|gd|had a|happened|have sent|haven't|he's|heard|holiday|hours|how is|hows|id for|instead|is that|its a|j|jd for|journey|jus|kiss|know why|looking for|lovely|mail id|maneesha|me when|mo|msgs|natural|oso|problem|rakhesh|rather|rs|satisfied|sender|sent jd|sent via|series|service cum|shipped|shirts|site|sleeping|sometimes|spk|take care|ten|thanx|that should|that's|the same|the world|this time|to come|to do|to go|toll|tomo|tot|transfered|u up|ur mail|walk|we'd|wen|wishing you|wonderful|work and|worry|you were|yup|~'ve|~'ve_|~,_o|~-th|~....|~.._g|~._bu|~._so|~_0_i|~_a_b|~_bef|~_ca|~_cop|~_cou|~_dif|~_dun|~_e-|~_eas|~_fam|~_fig|~_fl|~_ful|~_he_|~_i'l|~_i'v|~_ind|~_k_|~_ki|~_mai|~_mea|~_ni|~_nic|~_pic|~_put|~_qui|~_say|~_sc|~_shi|~_sle|~_so_|~_spo|~_sur|~_sw|~_te|~_the|~_tim|~_tol|~_too|~_tou|~_tr|~_tw|~_ty|~_typ|~_whi|~a_lo|~ach_|~add|~ah_|~ails|~ak_|~al.|~al_v|~amil|~anyt|~ari|~arl|~ask|~at_l|~atc|~atch|~ater|~atm|~ats.|~avi|~ays_|~be_s|~bedr|~bef|~befo|~by_0|~cant|~ch_i|~cki|~ckin|~clo|~conv|~cop|~cup|~d_0_|~d_i_|~d_u_|~de_|~den|~deta|~dif|~dres|~drm|~dun|~e-t|~e_0_|~e_bi|~e_he|~e_lo|~e_pe|~e_pl|~e_sm|~ear|~ear.|~earc|~ed_u|~ee_y|~eep_|~efo|~efor|~en_u|~ep_|~eque|~er_f|~erf|~espe|~etai|~ethi|~ett|~f_a|~f_w|~fam|~fami|~fee|~fic|~fig|~full|~g?_|~get|~gle_|~h_l|~hang|~he_e|~he_t|~hell|~him|~hose|~hout|~hru|~hru_|~ht_n|~i'l|~i'll|~i'v|~i've|~i_c|~imes|~in_t|~ine|~ing.|~ing?|~inte|~iou|~ir,_|~is_d|~it_w|~ite|~k._|~k_i|~k_th|~ke_p|~ks_|~l..|~l_d|~l_m|~l_v|~lace|~lan|~lar|~ll_g|~ll_t|~ller|~lor|~lot|~m_to|~m_w|~mai|~make|~mal|~meth|~mily|~n..|~n_e|~n_go|~n_to|~nces|~ng?|~now.|~nve|~o..|~o_a|~o_an|~o_ca|~o_f|~o_p|~o_re|~o_s|~o_ta|~oes|~of_c|~om_m|~omi|~omo|~on_l|~on_t|~onv|~ords|~otal|~ou_d|~ou_p|~ount|~ow._|~p_a|~pe_t|~pend|~per_|~pic|~pin|~pin_|~plac|~plan|~prin|~py_n|~r_al|~r_fa|~r_fi|~ral|~ran|~req|~requ|~rest|~rk._|~rld|~rni|~rro|~rson|~s._s|~s_ca|~s_e|~s_pi|~s_re|~se_p|~sear|~sens|~sib|~sid|~side|~so_t|~soon|~sure|~t_a_|~t_as|~t_da|~t_he|~t_le|~t_ma|~tail|~tec|~thos|~thru|~to_s|~tol|~tomo|~tota|~try|~tud|~typ|~type|~u_an|~u_do|~u_em|~u_kn|~u_l|~u_pl|~uck|~ugh_|~ul_|~uld_|~ull|~ung|~ut_i|~ute|~ve_f|~w._|~xt_w|~y_f|~y_go|~ya_|~ybo|~ybod
-5|0ish|a few|abiola|abt|and happy|billion|booty|bslvyl|can't pick|close|college|comin|computer|den|difficult|fighting|funny|gives|grins|happiness|have you|head|hey babe|honey|hurt|in advance|loads|lose|love you|march|may|meets|neva|now pls|once free|one who|payoh got|per|phone right|pick the|picking|plan|probably|putting|recently|rite|so i|so that|sofa|spend|staying|story|street|talk|thats cool|the chance|the phone|to know|to lt|toa payoh|together|train|week i|wonder|wot u|you should|your phone|~!_i|~!_s|~$000|~,_i'|~,_i_|~,_on|~,_s|~,at|~,atm|~-thr|~.._b|~.._h|~..f|~..g|~..w|~._i|~._si|~0_be|~_0.|~_0_b|~_a_l|~_add|~_adv|~_ard|~_ce|~_co|~_cup|~_dep|~_e-t|~_e_|~_fac|~_him|~_his|~_i_c|~_i_m|~_lor|~_lot|~_nev|~_oth|~_sch|~_sib|~_we|~_wen|~_why|~a_d|~a_go|~a_h|~adv|~am_w|~ange|~anyb|~ar_i|~arc|~as_y|~asks|~ast_|~at'|~at._|~at_s|~atm/|~avin|~b_n|~b_ne|~boo|~bus_|~ce._|~cen|~cks|~copy|~cul|~d_r|~d_ty|~d_wo|~dic|~ds,a|~e's|~e-th|~e_ca|~e_me|~eac|~eats|~ed_0|~edrm|~eel|~eer_|~elle|~elo|~epo|~es._|~es_o|~est|~f_m|~fac|~far|~feel|~g_is|~g_wi|~giv|~god_|~he_a|~he_r|~how'|~hre|~hrea|~ib_|~ib_n|~icu|~iff|~ious|~ishi|~itiv|~k_fr|~l._n|~l_w|~last|~le.|~less|~lf_f|~ll_y|~lla|~lon|~loo|~ls_s|~ly_l|~m..|~m/s|~m/sm|~m_ac|~m_b|~m_e-|~m_n|~mail|~me_w|~mor|~n_c|~n_ca|~n_ha|~n_in|~n_u|~nd_t|~ne_w|~ned|~ng?_|~nic|~nsit|~nyb|~nybo|~o...|~ody|~ody.|~off_|~ogl|~oh_|~oke_|~om_e|~onc|~once|~ont_|~onve|~ook|~opy|~opy_|~or_p|~orl|~orni|~ot_b|~otec|~ouse|~ow'|~ow's|~p_f|~pe_y|~ping|~prot|~ps_|~r_go|~rd_|~rd_w|~rds,|~rinc|~rrow|~rt.|~rter|~ru_e|~s,a|~s,at|~s...|~same|~sch|~se_i|~sib_|~siti|~sks|~sks_|~sorr|~ss.|~ss._|~stud|~t.._|~t_by|~t_e|~t_it|~t_se|~tea|~tect|~tes|~thre|~tm/|~tm/s|~to_d|~tta|~u_as|~u_j|~u_mi|~u_v|~u_we|~unde|~ve_i|~ve_s|~w's|~w's_|~w_i|~we_h|~why|~why_|~y_fo|~y_se
5|0 reply|currently|hi its|in a|information|is free|issues|latest|live|lonely|meal|open|open the|questions|ringtone club|ringtones|seem|send free|t|the next|they r|this weeks|to be|to give|top|u fancy|urgent|~!_p|~!_pl|~._k|~._my|~._ps|~.do|~.im|~/sm|~/sms|~0._u|~0._y|~00_l|~00th|~_-_|~_00t|~_0_f|~_0_g|~_ano|~_dri|~_ene|~_ga|~_id|~_ig|~_ign|~_im|~_js|~_liv|~_nam|~_ps|~_psy|~_r_s|~_rel|~_ski|~_tri|~_tv|~_wan|~a_0|~al_m|~ale_|~ark|~as_t|~ati|~atio|~ay_n|~be_w|~brin|~c._|~c_s|~ctio|~d_in|~de:_|~de_i|~e_ar|~e_cl|~ecia|~eck_|~eeph|~emo|~en_c|~en_d|~ent_|~ergy|~erp|~erpo|~ets_|~eve_|~g._p|~ge_a|~gin.|~ging|~gree|~h,_b|~h..|~hasi|~hock|~ip_s|~isit|~k._t|~kat|~kill|~lead|~list|~low_|~ls_r|~mati|~me!_|~ment|~n._y|~n_0|~n_sa|~nal_|~nd_0|~ne._|~nerg|~news|~non|~nore|~num|~numb|~o_un|~om_r|~om_s|~ome!|~oney|~op_0|~or._|~ot_k|~owe|~peci|~psy|~psyc|~r_ag|~r_ou|~re_0|~resp|~rgy|~rgy_|~rm_a|~rpo|~rpoo|~ry,|~ry,_|~s_&_|~s_r_|~sco_|~se_r|~spon|~stop|~syc|~sych|~t_d|~tan|~tia|~til_|~tle|~to_h|~u_i|~u_se|~umbe|~unti|~ur_i|~use?|~verp|~wan|~y._t|~ychi
6|0 000|0 make|0 questions|0 v|00p min|a free|a secret|a simple|admirer who|among readers|answer 0|balance|book 0|cal|call on|channel|collection|contact with|created|dear|dear voucher|draw|fancy|first among|free bluetooth|games arcade|harry answer|harry potter|hit the|housewives|i'm waiting|instructions|is looking|it but|landlines|looking 0|make contact|naked|national|newest harry|now to|order of|phoenix book|potter and|questions chance|r reveal|rate|reply harry|reveal who|sat|secret admirer|see me|sent you|shows|simple|so special|special call|the newest|the order|the phoenix|thinks ur|to chat|to unsubscribe|to win|u find|ur so|use your|voucher holder|week|who they|who thinks|win the|with u|with your|yo yo|you|you can|you won't|your chance|your pc|~,_0|~,_we|~-al|~-all|~..d|~..do|~._be|~._f|~._ka|~._t|~._us|~.ar|~.are|~.asp|~.do_|~.im_|~0/m|~0/mi|~00_0|~00_d|~00_o|~0_e|~0_en|~0_ne|~:_y|~:_yo|~???|~???_|~??_|~?_f|~?_fi|~_a_0|~_a_r|~_abu|~_adu|~_ale|~_an|~_aug|~_def|~_fi|~_hav|~_hor|~_in.|~_it!|~_je|~_kat|~_lis|~_net|~_nig|~_old|~_pho|~_ru|~_sep|~_sex|~_sta|~_stu|~_ter|~_thi|~_tru|~_unt|~_vis|~_wap|~_who|~a_0_|~abu|~abus|~aded|~adu|~adul|~all|~ame_|~ase|~ased|~asp|~at,|~at,_|~at_i|~at_u|~ath.|~augu|~b,_|~ban|~band|~bers|~bsc|~bscr|~buse|~by.|~cap|~chan|~clai|~d._|~d_fo|~d_of|~d_sh|~def|~defi|~ds_o|~dult|~dy_p|~e'l|~e'll|~e..d|~e.g|~e_br|~e_ga|~ease|~ee_a|~efi|~efin|~elea|~en,|~en,_|~ens_|~epe|~eri_|~erm|~erms|~es_f|~esen|~espo|~et_y|~eyo|~fun|~g_re|~g_s|~g_us|~ge_w|~gin|~goto|~gus|~gust|~h_of|~h_yo|~have|~he_c|~hest|~hone|~horn|~i_wo|~ibe|~ic?|~id_f|~ince|~init|~inm|~inmo|~iqu|~ique|~it!|~it!_|~itel|~itt|~jec|~ject|~kil|~ks_t|~l_0_|~l_to|~lai|~ld_w|~let|~live|~ll_i|~lt_0|~lue_|~ly_a|~ly_h|~ly_p|~m?_|~m_l|~m_le|~m_se|~me_f|~minm|~nce_|~nche|~ndi|~ne.c|~ng_s|~nigh|~niq|~niqu|~nlo|~nloa|~nmo|~now_|~ns_o|~ntil|~nym|~nymo|~o:_|~oade|~obo|~oby.|~of_t|~olv|~on'|~on.|~on_0|~on_d|~on_y|~op_|~or_c|~ore|~org|~orny|~ote|~oto_|~ou'|~ou_r|~ound|~ownl|~paid|~payi|~pea|~que_|~r._g|~r_be|~r_co|~r_fo|~r_se|~re_b|~reen|~rele|~rese|~rey|~ribe|~rk_|~rny|~s..i|~s_b|~sep|~sept|~shin|~skil|~solv|~st_p|~stro|~subs|~t._m|~t_un|~tely|~th_g|~th_y|~the_|~trip|~tro|~ts_t|~u_un|~ubs|~ubsc|~ues|~ugu|~ugus|~uniq|~ur_v|~ust.|~very|~vie_|~vin|~vis|~vo.|~vo._|~wap|~wap_|~we'l|~wer|~who|~wnl|~wnlo|~y,_b|~y_it|~y_po|~ych|~you'|~£0/|~£0/m|~£00_
7|0 end|0 new|00000000000000p|00p txt|0st|all i|am i|amazing things|and on|believe it|blow your|but it's|code|conditions|downloads for|first time|from 0|from a|from o0fwd|from the|g now|guess who|include 0|incredible txts|it's incredible|it's true|learn truly|message please|mind from|more|netcollex|new message|new tones|o0fwd only|only 00p|please call|read|reply g|sat night|selection of|send a|sexy|sony|text stop|that will|the first|things that|till 0pm|to learn|true it's|truly amazing|txts reply|us|will b|will blow|won't believe|your mind|your next|~'t_f|~,_j|~-_w|~._a|~._ww|~.uk/|~00m|~0_na|~0_ye|~_00m|~_0d|~_a-|~_b-|~_ban|~_bre|~_cam|~_col|~_cu|~_die|~_fo|~_fun|~_gre|~_i_r|~_jul|~_man|~_num|~_o0|~_or_|~_pc|~_run|~_ste|~_uni|~_£0.|~a,_|~a_pr|~aim|~akes|~al_b|~ale|~aler|~ali|~am_e|~an_y|~anc|~anne|~ar_h|~ark_|~aro|~arts|~as_n|~at_n|~ath_|~ave_|~ay_o|~ber_|~bou|~bre|~brea|~cam|~came|~caps|~ce_y|~ceiv|~ch_f|~chas|~chat|~cos|~cus|~d_l|~d_se|~ders|~died|~dies|~din|~dne|~driv|~ds_f|~e_a|~e_se|~eath|~ece|~eda|~eek|~eiv|~elen|~emin|~en_t|~end|~end?|~er:_|~es_r|~esc|~escr|~f_o|~f_su|~fri_|~fun_|~g._y|~g_fo|~g_we|~h_f|~h_gr|~h_o|~hann|~he_f|~hele|~hem.|~hil|~ho_r|~i_r|~i_re|~il_a|~in.|~ine.|~ingi|~ink|~iste|~it._|~izes|~jul|~july|~l_al|~l_br|~laim|~lit|~ll_|~m_ev|~m_s|~man|~mca|~mind|~moby|~mone|~mps|~ms._|~n,_d|~n_da|~n_ju|~nce|~ngs|~nnel|~nno|~ns.|~ns._|~ns_m|~nsh|~o00|~obox|~oby|~om_l|~on't|~on_o|~ord_|~ot_p|~ou!|~ou!_|~ou'r|~ower|~p_p|~pit|~pob|~pobo|~pond|~psp|~r:_|~r_ga|~r_to|~r_vi|~rai|~rece|~red_|~rget|~ron|~rong|~rt_o|~rth_|~s!r|~s_mu|~sand|~sco|~senc|~sol|~stay|~sten|~t_te|~tay|~term|~th..|~th_o|~tle_|~tly.|~tron|~tsi|~ttl|~ttle|~u!_|~u'r|~u're|~uk/|~un_a|~uni|~ur_o|~w_to|~warm|~y,_|~y,_c|~y_@|~y_@_|~you!|~zes|~£0.|~£0.0
8|0 minmobsmorelkpobox000hp00fl|0 you|0000000|00hrs|a link|awaiting|be your|dating|during the|for free|friend 0|is being|it|mins|on sale|polys|see|see the|send stop|sex|simply|smith|start|text|this week|time i|to claim|with you|within|~!_e|~'s_|~,_b|~,_b_|~,_d|~,_ju|~._0_|~00_p|~00_t|~00h|~0_f|~0_fr|~0_g|~0_p|~0ch|~:_j|~?_re|~_0k|~_a,|~_a,_|~_a_m|~_b_|~_b_o|~_by|~_clu|~_dr|~_ec|~_gb|~_gbp|~_hot|~_i_h|~_inc|~_lad|~_lit|~_low|~_op|~_sm|~_war|~a,_b|~a_t|~abe|~abo|~ac_|~adie|~aliz|~arg|~att|~b_o|~b_or|~bje|~bjec|~bout|~bp/|~cei|~cho_|~club|~co_|~crip|~d?_r|~d_e|~d_gr|~eali|~ears|~ecei|~eco|~eek'|~ek'|~ek's|~er.|~er._|~esti|~eve|~f_th|~fe_h|~film|~g_no|~gbp|~gbp/|~ght?|~gly|~gre|~gst|~h_a|~h_fu|~h_p|~han_|~hemo|~hine|~ht?|~ht?_|~i_&|~i_&_|~i_ha|~i_st|~il_c|~il_y|~ile|~ilm|~ings|~ink_|~ito|~ittl|~ken|~l_be|~ladi|~le_|~litt|~liz|~lize|~ll_n|~lowe|~lub|~m:_|~m_re|~mer_|~mob>|~more|~n_ab|~n_dr|~n_f|~n_i|~ne_s|~nel_|~nk_t|~now!|~nshi|~nt.|~o_e|~o_ri|~ob>|~of_o|~olle|~om:|~on._|~ondi|~ony|~or_|~orth|~ost_|~ou_i|~ow!|~ow!_|~phon|~port|~rdi|~rdin|~reat|~resc|~ri_&|~riv|~rivi|~rta|~rtf|~runn|~s,_w|~s_ne|~s_of|~s_so|~siz|~size|~slo|~stio|~sto_|~subj|~swi|~t,_j|~t:_|~t_0|~tat|~tome|~ton_|~tru|~tto|~tun|~ubj|~ubje|~ue.|~unc|~unni|~ut_t|~ving|~w!_|~week|~who_|~wort|~x000|~y._e|~y._i|~y_0|~y_re|~y_sp
9|0 00|000 0000|0000 000|been|biz|but u|c's|correct|dvd|freephone 0000|guess|have 0|have not|hotel|is high|know where|mob|monthly|not know|now on|orange|to you|tone|we will|you see|you send|~-re|~-red|~._i_|~00_y|~00p/|~0_no|~0da|~0day|~0p/|~?_r|~_00p|~_0da|~_a_p|~_abo|~_bec|~_by_|~_cus|~_for|~_imp|~_ord|~_pot|~_sho|~_slo|~_sun|~_tat|~_wo|~abou|~ands|~ath|~babe|~bec|~blu|~blue|~box0|~ce_a|~choo|~col|~coll|~con|~cont|~cord|~cust|~d_la|~d_wh|~ding|~dio|~do_y|~dra|~draw|~e_0|~e_fi|~e_is|~e_th|~e_v|~eade|~ear_|~ee!|~ee!_|~ee_g|~eme|~emob|~ent.|~er_w|~erg|~ger_|~h.._|~h_pr|~h_ta|~he_d|~his|~ial|~id_y|~ild|~ild_|~in._|~ingl|~ipi|~is_w|~k's|~k's_|~k_t|~ld_l|~le_e|~le_p|~llec|~m_r|~mas_|~mbe|~mber|~n_00|~ndin|~nel|~ney_|~ngl|~nt._|~nt_f|~nt_y|~nten|~o_ht|~o_is|~o_n|~o_wi|~obs|~oit|~oll|~om_p|~omer|~one.|~onn|~onte|~orde|~orge|~orta|~ou_e|~ow_t|~ox0|~ox00|~p_to|~por|~pot|~que|~r._|~r_no|~r_v|~r_wh|~r_y|~raw|~rder|~ree!|~repe|~roun|~s_af|~s_ru|~s_we|~s_wi|~san|~ser|~slow|~spa|~st_t|~stom|~sun|~suns|~t_ta|~tay_|~to_e|~to_l|~top_|~u_b|~unsh|~usa|~usto|~ut_c|~want|~wot|~x00|~y_g|~ze_o|~ze_t
10|admirer|among|arcade|be|be with|bluetooth|click|for me|for our|from there|harry|hit|holder|hubby|learn|lets you|message from|min|name|newest|operator|our members|out from|pass|phoenix|potter|r|readers|reveal|secret|settings|thanks to|the day|thinks|to begin|~/mi|~/min|~?_i|~_a_t|~_ab|~_ac_|~_and|~_ans|~_aro|~_bro|~_cas|~_dar|~_ev|~_gi|~_jer|~_ke|~_no|~_po|~_un|~_wai|~_wot|~a_te|~ader|~anyo|~arou|~ash|~bro|~by_|~cas|~ccor|~ce_b|~chil|~d_at|~d_ev|~d_is|~d_ok|~d_s|~dar|~e!_|~e_co|~e_dr|~e_ph|~eat,|~eems|~emsg|~epea|~er_n|~etu|~ewa|~g,_|~g_00|~g_ar|~gly.|~his_|~ho_i|~ier.|~ile_|~impo|~ing,|~is_n|~jer|~k_ou|~l_ni|~l_o|~le_t|~ll_o|~lue|~ly_0|~m_t|~mpo|~mpor|~n_im|~n_wi|~nag|~nage|~ne_d|~nes|~nes!|~ng,|~ng,_|~ngly|~nt_c|~nyo|~nyon|~of_|~ok_o|~ons_|~ordi|~ost|~ou_b|~peat|~pt_|~rd_o|~rde|~re_d|~reem|~rel|~rtan|~rul|~s_-|~s_-_|~s_s|~s_tr|~send|~so_l|~swit|~tant|~ted|~tin|~u_ev|~ue_|~ugh|~wot_|~xt_t|~y_00|~y_en|~y_pa|~ze_w
11|0 free|amazing|blow|calls 0|chance|chance to|crazy|direct|enough|for 00|goal|incredible|me i|o|o0|o0fwd|on 00000000000|reply with|terms|~'re|~'re_|~'s_t|~._en|~._m|~.as|~.sh|~_a_£|~_ann|~_end|~_li|~_of_|~_tee|~_tx|~_vi|~a_ma|~a_£|~a_£0|~abe_|~anno|~ants|~ars|~ash_|~aste|~beco|~box|~cash|~cem|~ceme|~cost|~dark|~e_00|~e_d|~e_g|~e_sh|~e_ti|~e_vi|~ecom|~ems|~es!|~ewar|~fra|~g_0|~hild|~ho_w|~hoo|~hot|~hot_|~ial_|~id_o|~idi|~ier|~ion.|~it_c|~k_on|~l_of|~lec|~lect|~ly_e|~ly_r|~mobs|~n._e|~n_d|~nd_e|~nd_o|~nia|~nin|~not|~o_i_|~on_w|~ons|~ord|~ot_|~ou_|~oun|~pho|~r_me|~r_yo|~raid|~ri_|~rk_t|~ruly|~s,_|~s._a|~s_st|~scr|~sho|~slp|~t_cu|~t_wh|~ted_|~teen|~th.|~tly|~trul|~txt_|~u_ca|~u_he|~u_is|~und_|~uns|~w.a|~w_c|~won'|~ww.a|~y._|~y_no|~y_ou|~y_r|~you_
12|000p|answer|charged|do|downloads|during|fast|find out|fone|game|games with|include|messages|network|never been|opinions|selection|stop to|tickets|txts|you made|you will|~._ac|~.ne|~.net|~0_ca|~0_y|~_cho|~_i_d|~_now|~_rec|~_ser|~_sin|~_ton|~_txt|~a_ch|~ait|~ames|~at_w|~be_v|~bil|~ce_t|~ck_o|~clu|~com_|~cri|~deos|~e._i|~e:_|~e_si|~een|~emen|~eos|~etun|~g_sl|~hoos|~hy_|~i_d|~iot|~iot_|~lin|~lpo|~m_pr|~mon|~nec|~ning|~nnou|~noun|~o_ne|~oose|~orc|~ot_c|~otic|~oug|~ough|~ounc|~ow_c|~po_|~pop|~pri|~pw_|~r_ba|~r_m|~r_mo|~roug|~s_@|~s_@_|~s_to|~simp|~sinc|~t_fr|~tee|~tice|~txt|~u_ma|~uff|~ught|~un_f|~unce|~vic|~w_co|~w_f|~w_t|~wai|~wait|~y_p|~y_s|~ymo
13|about 00|book|high|i won't|listen to|made it|picture|red|sale|selling|they're|thurs|you came|~'s_s|~0.c|~0.co|~_br|~_con|~_gam|~_gm|~_ht|~_htt|~_pri|~_sim|~_vid|~_wit|~_ww|~_www|~_xm|~_xma|~and_|~ant|~ar_a|~ce_s|~conn|~cte|~d._a|~d_ou|~deo|~die|~do_i|~e:_0|~eat|~eem|~es_s|~g,_a|~gam|~game|~h_al|~hort|~i_do|~ideo|~ions|~iti|~l_fo|~m_00|~m_p|~msg|~mw_|~n's|~n's_|~nect|~nnec|~ns_|~o_st|~om_0|~ones|~onne|~oy_|~pres|~rce|~rec|~rs,|~rs,_|~scri|~sen|~shor|~sim|~stuf|~t_ch|~t_fo|~t_p|~t_pr|~th_a|~ting|~tor|~tuf|~tuff|~vid|~vide|~wer_|~xma|~xmas
14|00am|c|came in|check|end reply|in you|link to|minmobsmorelkpobox000hp00fl|much fun|ordered|page|premium|reply real|special for|this week's|unsubscribe|until you|voucher|we'll have|welcome|~._y|~.com|~.uk_|~?_it|~_bar|~_ch|~_cha|~_enj|~_eve|~_ken|~_lin|~_£00|~aid|~al_f|~arb|~bar|~ber|~bie|~brou|~cor|~cted|~der_|~div|~e.c|~e.co|~e_it|~e_no|~en'|~en's|~enj|~enjo|~erv|~ervi|~es_w|~ge_i|~ion|~ith|~ivi|~joy|~link|~ll_b|~ly.|~m_0|~n._|~ne.|~njo|~njoy|~o_b|~o_i|~o_wa|~om_t|~orce|~ortl|~rce_|~ries|~rin|~rip|~rtl|~rtly|~rvi|~s_br|~s_fr|~serv|~ssa|~ste|~sub|~this|~tic|~u_by|~un_|~vice|~vor|~w_l|~with|~y_i
15|a b|b or|collect your|energy|for a|great|hot|in about|lets|liverpool|number|on your|or c|sending|to collect|w|~._e|~._yo|~://|~:_0|~_00_|~_ac|~_cal|~_fas|~_gir|~be_r|~ecte|~essa|~f!_|~fas|~ff!|~ff!_|~g_th|~gir|~girl|~ho_|~htt|~http|~ice|~irl|~ivin|~joy_|~l_f|~ly_|~mas|~mess|~ms.|~n_a_|~nd_s|~noti|~nou|~o_0|~o_w|~oti|~p:/|~p://|~prem|~rge|~rvic|~sag|~sage|~se_y|~ssag|~stor|~tent|~tio|~tion|~tp:|~tp:/|~ttp|~ttp:|~uk_|~wit
16|00th|a real|and great|calls|customer service|eve|freephone|is a|tv|visit|~00_n|~0_w|~_ba|~_mes|~_out|~aid_|~ame|~ani|~ann|~bile|~cal|~call|~cha|~cho|~d_gi|~do_n|~e_an|~eal|~ed_a|~ena|~fast|~g_fa|~inc|~irls|~is_b|~it_t|~ith_|~m_th|~mobi|~net|~obi|~obil|~omes|~ori|~our|~rls|~s_me|~s_wa|~to_0|~to_b|~war|~win_|~wini|~y_i_|~yon|~yone|~£000
17|0000 cash|a 0|a 0000|age|and send|ans|blue|did you|ignore|members|movie|old|sept|the word|wap|word|~,_an|~0_wo|~_an_|~_lt|~_ltd|~_not|~_rea|~_rin|~c?_|~come|~e_r|~e_w|~ed_t|~ele|~ext|~ey_i|~gto|~hy_s|~ies|~ilt|~ini|~inin|~is_a|~ls_w|~ltd|~lth|~lthy|~ly._|~ne_a|~ngt|~o_li|~or_y|~orie|~out_|~rem|~rls_|~s_m|~ster|~thy_|~tori|~ur_m|~ww.|~www|~www.
18|chat|definitely|do you|goto|green|is not|it takes|just text|ok on|paid|paying|text the|time for|unique|use|wants to|when you're|you ever|~000.|~00_w|~0_c|~_@_|~_nex|~_or|~_ou|~aiti|~be_|~com|~der|~e_ba|~e_da|~e_or|~eal_|~eryo|~ext_|~gton|~hor|~ht_t|~in_a|~ingt|~itin|~k_to|~nex|~next|~ngto|~ryo|~ryon|~sex|~t_00|~uly|~uly_|~won_|~y_st
19|000000|all night|asp|august|chasing|find|horny|how come|i have|msg|released|reply end|until|we'll|who is|will be|~,_a|~00._|~00_c|~_fr|~_pr|~_sms|~ade|~ice_|~id_|~ize_|~nne|~o_be|~o_l|~out|~r_0|~real|~rom_|~rou|~sms.|~t_th|~thy|~ve_w|~ze_
20|adult|babe|become a|check out|claim|come it|phone|the|to the|who wants|your babe|~._0|~_&_|~_sto|~and|~is_m|~l_b|~low|~me_i|~n_a|~ne_g|~ng_n|~pre|~r_ab|~t_f|~ten|~u_ha|~£00
21|forget|fun|helen|july|listen|notice that|or|question|stop|you is|~.co.|~0_n|~_fro|~_mob|~al_|~an_i|~co.|~co.u|~e_ne|~imp|~mes_|~ne_|~o.u|~o.uk|~o_00|~oos|~or_a|~priz|~riz|~rize|~t_co|~ur_
22|came|died|fri|g|money|pc|responding|sms ac|strong|warm|you're|~.uk|~00.|~_fil|~_pre|~d_g|~emi|~end_|~es_a|~ew_|~fil|~g_f|~he_n|~ies_|~ng_f|~remi|~s_a|~t_do
23|all of|b|themob|week's|you hear|~ect|~er_0|~nd_|~om_|~r_a_|~won
24|about the|club|comes with|film|is an|ladies|little|low|night|running|win a|your mobile|~_won|~d_o|~g_n|~r_a|~ring
25|by|do i|i do|of the|than|with all|worth|~0._|~_£0|~k_o|~ot_d|~r_00|~sms|~t_t|~to_y
26|0day|collect|driving|ever|message is|realize|sunshine|who|won't|~e_re|~ge_|~new_|~ort
27|00p|about|call 00000000000|money i|or a|stay|years|~_ne|~all_|~e_n|~l_00|~our_|~s_an|~th_
28|customer|order|~_fre|~_new|~_wi|~fre|~from|~nd_g|~xt_
29|repeat|wot|~_en|~_st|~_yo|~_you|~age_|~free|~fro|~ll_0|~ou_h|~u_h
30|accordingly|cost|out|special|~_win|~you
31|all|and|freemsg|important|now|takes|to 00000|waiting for|wants|~tone|~win
32|have|truly|~age|~e_wo|~es_|~ree|~your
33|anyone|around|become|cash|dark|end|for your|of|the new|txt|~ce_
34|have won|~epl|~l_0|~new|~one_
35|since|to your|~.co|~eply|~mes|~o_y|~ply|~ply_|~rom|~sto
36|faster|games|hear|notice|this message|~_rep|~o_yo|~repl|~ton
37|choose|co uk|~ize|~s_w
38|ac|content|tones|xmas
39|you have
40|http|prize|stuff
41|link|send|shortly|~rep
42|brought|com|~_re
43|enjoy
44|mobile|real|this
45|free|service|waiting|~mob|~t_c
46|~000t|~00tf|~0tf|~0tf0|~f00|~f000|~tf0|~tf00
47|comes|with
48|call|ringtone
49|girls|win
50|~/0_
51|~0/0_|~00p_|~00t|~0p_
52|an|ltd|www
53|for|message|~0_0|~0_00
54|everyone|next
55|~_0/|~_0/0|~one
57|~000p
58|from
59|~0/0
61|won
64|co|sms
66|~00p
69|uk
78|new
82|0000
85|00000
87|00
92|~000_
95|00000000000
96|0 0
97|~0000
102|reply
103|your
111|~00_
112|000
119|0
148|~_000
161|~000
177|~_00`

/** Word, pair of words or piece (after a ~) of a text message, every digit as 0 → weight. */
export function wordWeights(): [string, number][] {
  return LINES.split('\n').flatMap(line => {
    const [hundredths = '0', ...features] = line.split('|')
    return features.map((feature): [string, number] => [feature, Number(hundredths) / 100])
  })
}
