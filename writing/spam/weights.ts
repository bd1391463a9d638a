// Made by scripts/train/spam.ts; NOTICE says from which data.

/** Weights of the signs of an email. */
export const EMAIL_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.12,
  '#adult': 2.06,
  '#advance_fee': 2.72,
  '#anonymous': 1.51,
  '#attachment': 1.0,
  '#bias': -2.3,
  '#bracket_subject': -0.38,
  '#call_to_action': 2.06,
  '#capitals': 0.92,
  '#code': 0.0,
  '#contractions': -2.75,
  '#conversation': -2.73,
  '#credentials': 1.5,
  '#credit': 3.1,
  '#disclaimer': 2.03,
  '#encoded': 3.88,
  '#exclamation': 1.26,
  '#exclamation_run': 2.12,
  '#free': 1.4,
  '#full_length': 0.0,
  '#gaps': 0.0,
  '#guarantee': 1.82,
  '#health': 0.95,
  '#html_only': 0.18,
  '#hype': 1.28,
  '#image': 1.0,
  '#income': 2.58,
  '#links': 0.0,
  '#list_footer': 0.0,
  '#loud_subject': 1.1,
  '#lure': 1.0,
  '#many_kinds': 0.36,
  '#marketing': 2.87,
  '#mismatched_link': 3.0,
  '#money': 0.66,
  '#named_greeting': 0.0,
  '#newsletter': -3.84,
  '#notice': -3.0,
  '#obfuscated': 0.0,
  '#odd_link': 1.94,
  '#path_or_code': -0.38,
  '#percent': 0.0,
  '#phone': 1.63,
  '#price': 0.0,
  '#prize': 0.0,
  '#quoted': -2.31,
  '#random_letters': 0.0,
  '#random_tail': 1.61,
  '#removal': 2.61,
  '#reply_subject': -0.81,
  '#ruler': 0.0,
  '#shortened_link': 1.5,
  '#software_offer': 0.78,
  '#subject_words': 2.77,
  '#technical': -1.16,
  '#text_service': 0.0,
  '#time': -2.99,
  '#urgency': 1.44,
}

/** Weights of the signs of a text message. */
export const MESSAGE_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.29,
  '#adult': 1.33,
  '#advance_fee': 0.77,
  '#anonymous': 0.55,
  '#attachment': 1.0,
  '#bias': -3.5,
  '#call_to_action': 1.14,
  '#capitals': 1.11,
  '#code': 0.0,
  '#contractions': -1.15,
  '#conversation': -2.15,
  '#credentials': 1.5,
  '#credit': 0.0,
  '#disclaimer': 0.06,
  '#exclamation': 0.25,
  '#exclamation_run': 0.0,
  '#free': 0.82,
  '#full_length': 0.1,
  '#guarantee': 0.24,
  '#health': 0.0,
  '#hype': 0.7,
  '#image': 1.0,
  '#income': 1.0,
  '#links': 2.02,
  '#lure': 2.5,
  '#many_kinds': 0.09,
  '#marketing': 0.07,
  '#mismatched_link': 3.0,
  '#money': 1.07,
  '#named_greeting': -0.17,
  '#newsletter': 0.0,
  '#notice': -4.0,
  '#obfuscated': 0.36,
  '#odd_link': 3.0,
  '#path_or_code': 0.0,
  '#pence': 2.92,
  '#percent': 0.51,
  '#phone': 1.91,
  '#price': 0.73,
  '#prize': 0.33,
  '#random_letters': 0.0,
  '#removal': 0.0,
  '#short': -3.47,
  '#short_code': 0.94,
  '#shortened_link': 1.5,
  '#software_offer': 0.29,
  '#technical': -0.07,
  '#text_service': 2.51,
  '#time': -0.77,
  '#urgency': 0.54,
}

/** Each line holds a weight in hundredths and its words and word pairs. */
const LINES = String.raw`-132|gt
-126|lt
-101|~...
-100|my
-96|~.._
-94|i
-77|~..._
-66|but
-65|da|happy
-61|its
-58|like|lt gt
-55|don't|think|ü
-53|~hing
-52|got|he
-49|hope|way
-47|ask|then
-46|i'll|very
-45|good|up
-44|what
-43|~&gt|~pe_
-41|hey|or call|~&lt|~_&l|~_&lt
-40|only
-39|doing|lor
-38|k|thats|~_hap|~t..
-36|~00_a|~my_|~py_|~way
-35|at 00|can't|wat|~_my_
-34|him|i've|right|used|went
-33|his|she
-32|year|~hap
-31|again|home|pls|too|~happ|~ke_|~n_m
-30|claim|didn't|if|~me_
-29|after|love|wait|y|~_i_|~ike|~whe
-28|amp|god|later|pick|soon|~_go|~_my|~o_c
-27|costs|down|in|said|something|work|~00.|~_do|~elf
-26|care|cos|gud|people|ur|~0:0|~0:00|~_i_c|~ain|~lov|~self|~y..
-25|change|other|~_i'|~got_|~ish|~t_i
-24|am|download|lot|nice|to go|~_whe|~e_do|~i_ca|~ike_|~l_me|~ope_
-23|going to|~_wat|~oon|~ppy|~she
-22|anything|d|let|need to|questions|say|tomorrow|was|~00:0|~_00:|~_me_|~appy|~like|~r_c|~r_th|~to_c|~u_g
-21|00 reply|accounts|at https|how|know|morning|pls send|price|where|ya|~/00|~_don|~_lov|~aft|~but|~but_
-20|00 00|i can't|lol|miss|once|when|~_aft|~_but|~_hop|~_its|~hen|~hope|~lik|~love|~ood|~ou_g|~t...|~wen
-19|me|much|told|u|yes|~00._|~:00.|~_to|~_wh|~doin|~fte|~h_i|~hen_|~lor|~on_0|~ppy_|~way_
-18|always|done|easy|feel|gonna|just|monday|no|same|some|two|yet|~0._|~_cla|~_doi|~_goo|~_lik|~_way|~_wen|~aim_|~ell|~eth|~he_t|~r_ca|~sha|~so_i|~up_
-17|details|oh|really|remove|sender|sir|sleep|~0_a|~:00|~_she|~_too|~_u_|~ar.|~goo|~good|~ia_|~its_|~n_0|~ng_i|~omet|~t_i_|~tha|~urse
-16|either|many|me a|nothing|person|starting|there|to remove|v|valid|voucher|~$00|~00:|~_$00|~_0_|~aga|~don|~e_ri|~got|~i_c|~ng_o|~oke|~ome_|~then|~ther|~vou|~wher
-15|appointment|ard|as a|can|car|flight|how's|long|on the|out of|payment of|points|refund of|shit|thing|thk|those|world|yes to|yourself|~_ah|~_cl|~_du|~_ex|~_he_|~_how|~_i'l|~_tha|~_tot|~any|~ats_|~avi|~e_as|~eo_c|~est_|~i'l|~i'll|~i_th|~in_i|~o_go|~od_|~ood_|~opl|~othe|~s.c|~t_ht|~t_j|~tot|~ut_i|~wat
-14|already|dunno|few|for the|having|heart|n|purchase|remove from|sweet|toll|which|~._it|~00.0|~0_be|~0_t|~0_to|~_in_|~_ok|~afte|~ain_|~cla|~e..|~ed_|~f_i|~fie|~fter|~im_|~king|~m_no|~nly|~oke_|~r_£|~r_£0|~ree_|~side|~whi|~wis
-13|0am|and will|apply|as|be sent|better|call 000|call me|com to|coming|forgot|just send|man|or no|princess|sure|take|try|yeah|~!_y|~!_yo|~_..|~_ask|~_bed|~_lor|~_onl|~_rig|~_tom|~_up_|~_va|~at'|~avin|~cou|~ct_u|~elf_|~g_me|~i_a|~if_|~ight|~its|~ive_|~lan|~lly|~ls_s|~m_c|~mean|~n_00|~nly_|~o_m|~on_m|~onc|~once|~only|~ont_|~or_£|~orr|~r_r|~s_i_|~sai|~ur_c|~y_ca
-12|at|bus|city|get|had|hope you|ill|might|mine|press|so i|times|working|zoom|~._w|~0_w|~_aga|~_bu|~_ca|~_da_|~_dun|~_ha|~_hey|~_i_a|~_oth|~_sha|~_wis|~a_n|~ad_t|~alr|~arl|~as_a|~at_|~at_a|~clai|~d_$|~d_$0|~dun|~ean|~f_c|~g_m|~gai|~gain|~him|~hin|~igh|~inis|~is_d|~ish_|~ke_t|~lly_|~nis|~o_a|~onl|~oo_|~or_|~ord:|~r_de|~r_re|~re._|~st_|~st_i|~t_ha|~t_ma|~t_st|~thin|~tre|~ts_|~went|~yth
-11|address|class|clinic|dat|date|family|finish|for 000|haha|holiday|https|i'm|never|office|on 00000|reply to|spotify|tell ur|that's|uk 00|wan|watch|well|you just|your claim|~!_t|~0,_|~_...|~_him|~_his|~_mo|~_nic|~_on|~_sai|~_soo|~_u_s|~agai|~ard.|~at's|~ater|~comp|~d_f|~didn|~dif|~e_nu|~ethi|~g?_|~ine_|~ing?|~is_i|~ive|~kin|~lai|~n..|~n_my|~ne_f|~ng?|~ng_m|~nyth|~of_c|~omp|~r_d|~r_f|~rd:|~ream|~righ|~rk.|~ry_|~said|~soo|~t_v|~tal_|~tes|~ts.|~ur_r
-10|0000 with|a lot|alert|and 000|april|cum|delivery|dun|face|haven't|i don't|max|means|new year|no to|on|quite|send your|take care|tell me|ticket|why|you and|your payment|your phone|~,_i'|~._h|~._ho|~//i|~//w|~0_wi|~://i|~://w|~_alr|~_as|~_god|~_got|~_i_m|~_if|~_if_|~_pl|~_so|~_val|~_vo|~aim|~ally|~ar._|~ask_|~e.._|~e_ca|~eet|~et_|~ey_w|~fli|~g_o|~god|~gud|~h_an|~hat'|~hem_|~him_|~ht_i|~i_m|~i_t|~iss_|~laim|~leep|~lid|~ll_c|~lor.|~ly_t|~ms_|~n_ca|~n_l|~nday|~nev|~ng?_|~op_r|~pe_y|~pls|~r_cu|~row.|~s.co|~s_p|~she_|~soon|~sts_|~t_as|~ur_f|~val|~wish|~y...|~y_b|~ythi
-9|00 at|break|claim for|copy|does|finished|flight was|gift card|google|happy new|her|house|i can|it was|lar|least|left|new password|or|probably|protect|rates|reset it|ring|use this|weekend|your refund|~&am|~&amp|~'t_|~-00|~.._i|~.00|~.00_|~._if|~._t|~._v|~//ww|~/ww|~/www|~0.00|~0_s|~?_d|~_&a|~_&am|~_a_n|~_ai|~_any|~_att|~_dif|~_es|~_gud|~_hu|~_i'v|~_kn|~_me|~_opt|~_ot|~_peo|~_thr|~_ur_|~_whi|~_y_|~a..|~air_|~at_c|~at_h|~ch_|~ch_i|~cos_|~d.c|~d.co|~doi|~don'|~e's|~e...|~e_te|~e_u|~ee_d|~ee_y|~ell_|~ents|~eopl|~er_m|~er_y|~ere_|~ery_|~esh|~ethe|~f_m|~flig|~gon|~gud_|~hink|~how_|~i'v|~i've|~i_f|~ic_|~ich|~in_l|~k_fr|~l._|~l_ur|~m_d|~m_go|~mea|~mel|~morn|~n't_|~n_i_|~nish|~o_u_|~oint|~on_a|~ople|~opt|~orni|~ove_|~ow_i|~ow_m|~peo|~peop|~pick|~pls_|~poi|~poin|~r_cl|~r_ph|~ress|~rob|~sid|~sk_|~slee|~som|~some|~t_le|~that|~thr|~u_as|~u_l|~ul_|~unt|~ury_|~ve_|~w.c|~xt_w|~ya_
-8|000 at|aft|bed|bedrm|bt|computer|congratulations|dude|early|executive|experience|give|go|he's|how much|i am|i'm not|is missing|jd|love you|news|nite|pa|paypal|receive a|reset|rply|s|see you|shall|shipping|smiling|tax refund|texts|to cancel|wish|with yes|wiv|yes or|yup|~!_i_|~!_s|~-000|~._th|~//in|~/000|~/in|~0._r|~:_p|~_$0|~_app|~_e_|~_fli|~_gon|~_hom|~_i_t|~_me.|~_min|~_sw|~_was|~alw|~at_l|~at_s|~aven|~ays.|~cal|~cks|~d_li|~ded_|~e's_|~e_be|~e_cu|~ead_|~ecu|~ed_f|~eel|~enin|~epa|~f_£|~f_£0|~feel|~g_a_|~g_i|~ges_|~h_d|~h_m|~har|~he_e|~he_r|~hee|~hey|~hey_|~hom|~home|~if_i|~imes|~ir_|~kno|~know|~l_u|~ll_u|~long|~lot|~ly_m|~miss|~my_b|~my_s|~n't|~n_g|~n_it|~n_ma|~nd_h|~o..|~o_&|~of_£|~oom|~oor|~osts|~pm_|~prin|~prob|~r_ma|~r_pl|~r_te|~ral|~rd:_|~rs_|~rsel|~ru_|~s_c|~say|~say_|~se_c|~sel|~sms_|~t_da|~t_it|~tal|~to_a|~to_r|~u_an|~u_d|~u_do|~uche|~uti|~ve_m|~ven|~was|~when|~wn_|~wo_|~ww.c|~y_y
-7|00 if|a new|at home|but i|can be|can't pick|cannot|close|due|ending|fancy|form|guys|have to|i think|i was|informed|is attached|is easy|it at|june|jus|keep|liao|like to|ll|makes|me to|msgs|now pls|on 00|oso|phone right|pick the|please call|press 0|ref|reference|remember|room|site|the phone|to come|to do|tour|way to|your call|~,_wh|~....|~.._b|~._d|~._so|~/00_|~/pa|~0_ar|~0_at|~0_we|~:_pl|~_alw|~_am_|~_bir|~_eas|~_fig|~_kno|~_lol|~_lot|~_muc|~_nev|~_onc|~_pls|~_sle|~_sp|~_ti|~_u_a|~_u_r|~_wor|~_yet|~a_ne|~a_v|~ad_|~ah_|~aha|~ake_|~ami|~amp|~ard_|~asy|~at_0|~at_m|~bir|~call|~can|~ce:|~ce:_|~chin|~cki|~ckin|~conv|~de_0|~deci|~ded|~diff|~dn'|~dn't|~e_sa|~e_wh|~eart|~ed_w|~emov|~en_u|~est|~ey_|~fig|~h_is|~h_so|~he_g|~i_wa|~ice:|~il.|~it..|~it_m|~ke_u|~l_l|~ll_l|~lol|~lwa|~m_n|~ma_|~mak|~me_m|~met|~meth|~muc|~much|~n...|~n_me|~nic_|~nts.|~o_co|~o_mu|~o_sh|~oh_|~onv|~oon_|~or_d|~orl|~os_i|~ot_i|~ot_t|~ouc|~ouch|~ours|~own_|~p_r|~plan|~ply.|~r_go|~r_m|~r_mi|~ril|~rld|~roo|~rpl|~rro|~s._p|~s._t|~s_ca|~s_do|~s_i|~s_it|~s_y|~s_yo|~shit|~t.c|~t_s|~t_wo|~tai|~tim|~tive|~told|~tomo|~too_|~ts._|~two_|~u_go|~u_ju|~ury|~ust_|~w.cl|~w.r|~was_|~ways|~wee|~y_do|~y_go|~yet|~ype
-6|00 0|0moro|0nd|a few|aight|also|baby|between|both|cancel call|cedar|cool|deal|do have|do u|due on|e|flights|fuck|gd|getting|hav|id|instead|invoices|is 000|juz|kiss|leave|lose|making|me when|northwind|not a|noticed|of 00|parents|park|plans|reading|receipt|school|security|select|sent|set|side|smile|system|thanx|thought|time|took|type|weed|wk|would|your account|yours|~!_th|~'d_|~+_t|~-_s|~.._g|~._wh|~//z|~/inv|~00_w|~0_j|~://z|~_+_|~_+_t|~_-_s|~_._|~_bo|~_can|~_doe|~_dre|~_er|~_fuc|~_ge|~_il|~_lo|~_mak|~_mea|~_oh|~_os|~_say|~_sir|~_sit|~_som|~_tim|~_top|~_tw|~_two|~_vou|~_wo|~_yes|~a_b|~ace|~ache|~ad_o|~afo|~ails|~alid|~alwa|~an'|~ante|~any_|~as_|~as_s|~cce|~ce_0|~com/|~coun|~d_up|~days|~deta|~doe|~does|~done|~dont|~e_ac|~e_al|~e_in|~e_ma|~e_pe|~eall|~ear.|~earl|~easy|~eav|~ed_0|~ee_s|~eel_|~eet_|~en.|~en_m|~enta|~err|~ert|~es_t|~et_0|~etai|~f_co|~fuc|~fuck|~ful|~ful_|~g.c|~g.co|~ght|~gle|~gonn|~grow|~ha_|~hat|~he_h|~hich|~hrs_|~i_k|~ich_|~id,|~ide_|~il._|~ine|~ir,|~iss|~ite.|~just|~l_ca|~led|~lid_|~lig|~ll_d|~ller|~lot_|~lway|~ly_d|~m_ph|~m_y|~m_yo|~mil|~min|~mond|~my_d|~my_f|~n?_|~n_e|~n_ha|~n_we|~nd_$|~neve|~ng.c|~noon|~nt_o|~ntm|~ny_n|~o...|~o_do|~o_h|~o_he|~oad_|~oes|~of_m|~om/|~onda|~onde|~onna|~orki|~orld|~orm_|~otal|~ou_l|~ount|~ppen|~ps_|~py_n|~r,_|~r..|~r._i|~r_sh|~repa|~rge.|~rk._|~rrow|~s_+|~s_+_|~s_e|~s_fi|~s_la|~s_on|~same|~sati|~se_i|~sir|~sir,|~smil|~sts|~sure|~swee|~t!_t|~t.._|~t.co|~t_0_|~tail|~time|~to_d|~tom|~tota|~tou|~u_al|~u_so|~uch|~une|~up_a|~usi|~ust|~ut_h|~vali|~vouc|~weet|~whic|~wond|~worl
-5|actually|ah|alright|anyway|bring|by the|called|decided|dreams|evening|found|guest|has|have been|heater|helpline|hospital|how is|i love|just got|lunch|needed|sign|tell|text on|the money|thinking|tmr|together|toll free|tomo|tot|you are|~!_w|~,_pl|~.._a|~.._h|~._bu|~._vi|~._we|~//ac|~//zo|~/ac|~/acc|~/re|~/zo|~/zoo|~00_h|~0_ju|~0_ma|~0_st|~_0_0|~_cum|~_ei|~_eit|~_fam|~_get|~_guy|~_hi|~_hos|~_k_|~_lun|~_pur|~_sc|~_sea|~_sur|~_swe|~_th|~_thk|~_ve|~_wha|~_ya_|~_yu|~abi|~acce|~appo|~ary|~at.|~be_u|~cant|~cher|~d_di|~dar_|~dic|~dnt|~dnt_|~drea|~e_0_|~e_?|~e_i_|~e_if|~eft_|~eit|~eith|~er_c|~ery.|~ett|~f_w|~fam|~few|~few_|~fied|~for|~for_|~g..|~g_u_|~ghts|~guy|~h_th|~hang|~hol|~hos|~how'|~id_0|~inn|~inte|~intm|~ithe|~jus|~ks_f|~lay|~lay_|~ld_i|~le_m|~leav|~les|~les_|~ligh|~lol_|~lun|~m_co|~m_m|~me..|~mine|~mom|~my_m|~n_go|~nd.c|~nee|~no_t|~nt_|~nt_v|~ntme|~o_ca|~o_to|~off|~olo|~omi|~onve|~ork.|~ot_s|~ota|~othi|~ow'|~ow's|~p_be|~pare|~ppoi|~pti|~pur|~quit|~r_0_|~r_as|~redi|~rni|~room|~rry_|~rs_a|~s_ap|~s_d|~se_0|~sea|~sh_|~t_dr|~t_ti|~tem|~thk|~tua|~two|~u_a|~ue_o|~ur_s|~us_|~us_o|~var|~ve_a|~w's|~w's_|~wha|~what|~xt_f|~y_yo|~yes|~yes_
5|00 mins|000 free|ansr|answer to|awarded a|believe it|driving|get a|hour|if this|ignore|in to|it's true|line rental|name|now to|on hold|orange tariffs|products|profile|replying|stop to|tickets|tyrone|verification code|~,_vi|~,_we|~-dev|~-do|~-fin|~-me|~-wi|~-win|~._up|~/di|~0/mi|~00hr|~0_ke|~:_c|~??_|~?_ca|~_00h|~_a_p|~_age|~_asi|~_dai|~_dar|~_i_h|~_key|~_man|~_nok|~_ord|~_sho|~a_pa|~add|~ady:|~asia|~asin|~ath_|~band|~be_d|~ber_|~bro|~ce_y|~cef|~cos|~d0_|~d_se|~d_sp|~d_yo|~das|~dati|~defi|~dy:|~dy:_|~e/c|~e/c_|~e_b|~e_r|~e_tx|~earn|~ed-|~ed_a|~edel|~efin|~efu|~er-d|~er.o|~es.|~et'|~et's|~evi|~ew_n|~ey'r|~eyo|~f_ho|~fav|~fon|~fri_|~gab|~gaba|~gin_|~h_p|~h_pr|~harr|~hine|~hoc|~i_ha|~ial-|~inm|~inmo|~it'|~ito|~k_&|~k_pa|~k_se|~l_br|~l_wi|~ld_|~lys_|~minm|~n._|~nce|~nce_|~ndi|~ng-|~ng_s|~nok|~noki|~nym|~nymo|~ock.|~of_g|~ok_o|~okia|~old|~opto|~osi|~osit|~ote|~otte|~p_0|~pant|~pd0|~pd0_|~pond|~posi|~post|~ptou|~r-d|~r.o|~r.on|~r_pc|~ran|~rau|~rd_o|~rder|~remo|~rev|~rm_a|~roc|~rog|~rvi|~s._u|~size|~so_s|~ss_b|~st_c|~t_al|~t_my|~t_ww|~tex|~tic|~tlp|~tout|~u_un|~unc|~upd0|~ur_n|~vd_p|~ve_o|~ving|~y'r|~y're|~y:_0|~ying|~yro|~£0/m
6|0 hours|000000|a link|already paid|am a|and i|and on|are you|area|balance|be with|blue|call 0000|charged at|collection to|com|console|contacts|cost 0|created|deliver|device|for|free text|have already|here http|icu|important message|invaders|is confirmed|issues|latest motorola|mobile 00|ms|not|now all|omg|orig|password|pay 000|payout|per day|player|processed update|quick|quiz|reminder you|saying about|settings|simple|sp|std|subscriber|texting|this code|this wasn't|this week|u find|update|waiting confirm|week|when you're|you made|your area|your electricity|your parcel|~!_re|~&_a|~,_pa|~-fi|~-nat|~-po|~-reb|~.0_|~._0s|~._be|~._se|~.ar|~.are|~.im|~.si|~.sit|~.xy|~.xyz|~/00/|~/c_|~/et|~/st|~/sto|~0/00|~0/m|~00am|~0_de|~0_f|~0_id|~0_£|~0_£0|~0p/t|~0pm|~0st_|~_&_a|~_+0|~_00/|~_0_n|~_0_v|~_a_|~_add|~_ama|~_and|~_ans|~_aro|~_bec|~_bre|~_bt-|~_cd|~_eve|~_gir|~_goa|~_hen|~_hor|~_hot|~_i_u|~_imp|~_ke|~_nam|~_nex|~_no|~_ope|~_out|~_pen|~_po|~_ps|~_psy|~_san|~_sin|~_sus|~_ter|~_ts|~_uns|~_ur|~a_ma|~ac_|~ac_s|~akes|~all0|~alt|~amaz|~ame,|~anno|~arca|~arg|~arou|~arry|~ase:|~ased|~assw|~at_i|~ava|~awar|~ay,_|~b_p|~ber.|~bt-|~bt-n|~by.|~by_b|~ccid|~cess|~chat|~cho_|~crip|~ct_|~ctio|~d._u|~d._v|~d_de|~d_wh|~der_|~des|~e-po|~e.g|~eat|~eath|~ed_h|~edee|~ee_0|~efi|~elen|~epos|~er_|~ervi|~essa|~esu|~evea|~fide|~fier|~fir|~fy_|~g_pr|~ged|~gir|~girl|~goa|~goal|~gst|~h_fu|~hanc|~he_d|~hele|~hem,|~hly_|~i_dr|~i_go|~ince|~ingl|~is_a|~ix_|~kam|~kill|~l_0p|~l_fr|~l_n|~lio|~ll0|~log_|~lto|~ly_s|~m_se|~mat|~maz|~mob_|~mp_t|~ms.|~msg|~n's|~n's_|~n-re|~nch|~nd_c|~ned.|~newe|~next|~nfid|~nigh|~no_b|~nthl|~o_i_|~o_or|~o_y|~oal|~oal_|~obo|~oby.|~ol_0|~olys|~om/s|~om:|~oose|~orma|~orta|~ou_|~ou_i|~our.|~p/t|~pple|~psy|~psyc|~pt_f|~pum|~pump|~r_ar|~r_ou|~r_ve|~ra_|~ra_a|~rca|~rd_r|~ree?|~repe|~resc|~riva|~ron|~ry,|~ry,_|~ry_p|~s,_g|~s_si|~s_t|~s_ur|~sag|~sco_|~sd_|~se:|~se_s|~sinc|~sit|~ss_0|~ssw|~sswo|~stay|~sus|~susp|~swor|~syc|~sych|~t's|~t,_j|~t-na|~t_am|~t_to|~te_j|~te_r|~ted?|~text|~tly|~to_l|~toot|~u!_|~u_ha|~u_wi|~uct|~ule|~un_|~ur.|~ur._|~ur_w|~us_a|~usp|~veal|~ws_0|~x_f|~xt_a|~xti|~xtin|~xyz|~y_$|~y_@|~y_@_|~y_r|~y_z|~ychi|~yone|~you_|~zone|~£0/
7|0 minmobsmorelkpobox000hp00fl|00 hours|000 in|0000 0000000|0000000 or|00p txt|0pm|about 00|amazing things|balance is|biz|blow your|boss|but it's|buy|cal|call mobileupd0|calls|challenge|double mins|electricity will|email|fantasy|for terms|format|free 0|from o0fwd|from the|fun|g now|get 0|get ur|in a|inc|incredible txts|is|is being|it's incredible|learn|learn truly|mind from|mnths|mobileupd0 on|mum|now 000|o0fwd only|on orange|one hour|online|or call0optout|put your|reply g|s i|sending|so special|text yes|that will|things that|this weeks|to learn|to me|to order|to you|tried|true it's|truly amazing|tv|txts reply|unclaimed|us at|user|wa me|we are|will b|will blow|will go|within 00|won't believe|worth|your child|your code|your last|your mind|your name|your tone|~!_ju|~!_pl|~$0.|~$0.0|~'s_|~,00|~,000|~,_l|~-_c|~-_ch|~-_w|~-de|~-sh|~..d|~._ou|~._u|~.do|~//r|~/se|~0,0|~0,00|~0.0_|~0._s|~00!|~00!_|~00/0|~00_i|~00th|~0_ac|~0_te|~0st|~://r|~???|~???_|~?_fi|~_$0.|~_-_c|~_00t|~_0_f|~_0_q|~_0s|~_0st|~_a_$|~_a_t|~_be|~_ch|~_gm|~_id|~_inf|~_jen|~_jer|~_log|~_mes|~_ol|~_or|~_ph|~_ru|~_sen|~_ski|~_£0_|~a_da|~a_su|~abo|~ade_|~aid_|~aila|~ann|~anne|~anta|~app.|~as_&|~asp|~ath|~ath.|~ax_|~ays:|~bit.|~bre|~brea|~buse|~by_m|~c._|~chas|~ck!|~ck!_|~crib|~d.on|~d_at|~did_|~dli|~dse|~e-s|~e._i|~e._o|~e_go|~e_ke|~e_o|~eal|~eco|~efun|~elat|~ely.|~eme|~end?|~enix|~ent_|~er.|~er_h|~er_s|~ers!|~eryo|~eto|~firm|~frau|~fy-|~ge_a|~ge_w|~h.._|~h_gr|~h_of|~hil|~hoen|~hoos|~i_s|~ida|~iday|~ies|~ify-|~irm|~is_m|~jen|~jer|~k_on|~kil|~l.c|~l_ma|~l_ni|~lea|~lick|~line|~lion|~lowe|~lp_w|~ls_r|~lud|~m,_a|~m_r|~m_re|~mer,|~mess|~mp_|~mpo|~n,_d|~n00|~n000|~n_te|~nage|~nche|~ncl|~nd.o|~nfir|~nix|~nix_|~o._0|~o_ri|~oeni|~oing|~oit|~ola|~on._|~onn|~ons_|~ot_y|~ou'|~oze|~ozen|~phoe|~pott|~pp.|~pp._|~priv|~que_|~r,_y|~r_ag|~r_no|~raud|~rded|~re_d|~rify|~rny_|~ryo|~ryon|~s._c|~s:_h|~s_so|~s_to|~s_tr|~sa_|~sage|~sale|~sele|~sho|~shor|~ssag|~stuf|~t,_r|~t-n|~t_0-|~t_f|~t_th|~tan|~tay|~tco|~term|~tia|~tio|~tion|~tle|~tly_|~to_b|~to_y|~ton_|~tuf|~tuff|~ture|~txts|~ub,|~ub,_|~udu|~vai|~very|~w!_0|~w!_c|~w_co|~wal_|~warm|~who_|~wron|~xt_q|~xt_s|~y_0|~y_0_|~y_ph|~you'|~ys:|~ys:_|~£0_
8|0 make|000 00|0000000 00|00000000000 or|000000000000|a secret|admirer who|bored housewives|call from|call on|chat n|currently|during|eur|follow|following|free today|friend|from landlines|g|get some|gr0 new|guess who|had your|have 0|hear|housewives chat|is looking|little|looking 0|lost|make contact|min only|n date|now 0000000|only from|pass|profit|r reveal|rate 00p|red|reveal who|secret|secret admirer|sony|special call|t mobile|thinks|thinks ur|this account|to chat|update your|ur so|visit www|wa|who they|who thinks|wkly|years|your verification|~!_0|~!_c|~!_p|~,_fr|~,_so|~-ca|~-sw|~._jo|~._to|~.im_|~.li|~.me|~//do|~//h|~/do|~/sm|~/sms|~/wa|~0._g|~00.c|~000.|~0_bt|~0_fi|~0_he|~0_or|~0_v|~0da|~0day|~://h|~?_i|~_0da|~_arc|~_btc|~_del|~_dra|~_hou|~_let|~_nig|~_o0_|~a_q|~a_qu|~al_m|~ap.|~atio|~avai|~ax_f|~ay_n|~bout|~btc|~btc_|~c_s|~cad|~cade|~ces|~ch_y|~com|~d_0.|~d_ev|~d_gr|~depo|~dlin|~dule|~e:_w|~e?_i|~e_no|~e_o0|~e_on|~ee-|~elc|~elco|~ely|~ems|~epea|~erg|~ewes|~eys|~fone|~ge_i|~ger_|~gin|~gin.|~h_yo|~hann|~hasi|~hort|~ht_t|~hy_|~i_wi|~ial|~ilab|~imm|~impo|~inba|~irl|~is_j|~ivat|~k_fa|~l_av|~l_of|~labl|~lati|~lcom|~le_|~logi|~m,_|~m:_|~m_e|~m_l|~m_p|~moby|~nba|~nbas|~nds|~nes_|~nex|~ngl|~ning|~nnel|~nsh|~nt.|~nt._|~nt_y|~o_ht|~o_is|~oby|~ogi|~ogr|~ogra|~oinb|~oly|~om:_|~omes|~ooth|~oran|~orde|~ou!|~ou!_|~ou'r|~out|~p_to|~pane|~payi|~peat|~pool|~ppl|~prog|~r._g|~r:_y|~r?_s|~r_fo|~rcad|~refu|~rged|~ri_s|~rie|~rip|~rogr|~roun|~rpo|~rry,|~rul|~s!r|~s,_|~s_je|~s_st|~scr|~se:_|~seem|~st_£|~sum_|~t.m|~t_fo|~tun|~uck!|~ur_b|~ur_v|~us_s|~vail|~ve/|~welc|~y_po|~yon|~you!
9|0 end|00 bt|00 days|00 is|000 to|000 un|00000 expires|a 000|a simple|added to|an offer|apartment|at http|be your|before 0|buying|by replying|c|cam|came|camera|cash or|code 00000|correct|date now|dating service|dear customer|dear voucher|did you|energy|everything will|expires 00|friend 0|goto|hit|i do|i got|i have|interested|is 000000|listen to|low|m points|made it|more info|movie|need|next bill|now on|number and|only 00p|parcel|please find|points call|redeemed s|ringtone club|start|statement|tariffs|this call|un redeemed|use your|voucher holder|we tried|yo yo|your pc|~!_00|~,_00|~-mo|~-mob|~-sho|~..do|~.0_m|~._i'|~._tx|~.do_|~.in|~.liv|~.on|~.onl|~//s|~//v|~0_ho|~0_pe|~0_r|~0_ye|~://s|~://v|~:_l|~>hi|~_abo|~_abu|~_acc|~_by|~_ec|~_enj|~_gb|~_i_w|~_jor|~_lee|~_tat|~_tee|~_web|~a_0-|~abou|~abus|~al_b|~ale_|~aliz|~an_i|~ant|~appl|~b_o|~b_pa|~bank|~be_w|~beco|~bers|~bou|~by_|~ceme|~cha|~clud|~coi|~ct_y|~d_e|~d_ok|~d_s|~date|~de_g|~dig|~dio|~dri|~driv|~dset|~e-p|~e..d|~elec|~er_0|~er_w|~ew_a|~g._y|~g_ar|~h_ta|~hest|~hild|~ho_|~hock|~hon|~hone|~i_do|~i_w|~iat|~id_|~ifie|~irm_|~isa_|~itel|~ith_|~k_de|~ken|~l_be|~l_to|~let|~let'|~liv|~liz|~lize|~log|~low|~ls_h|~lt_0|~lude|~ly_p|~m_by|~n_f|~n_im|~nd_i|~nds.|~nect|~nes|~o_wa|~o_yo|~og_i|~onte|~ot_|~ot_p|~ox_o|~p/mi|~pan|~qua|~r_mo|~ring|~rs,|~s..i|~s:_0|~s_ru|~sant|~serv|~sta|~ster|~sto_|~stop|~stu|~t._c|~t_ms|~t_p|~t_£|~t_£0|~tin|~tto|~u'r|~u're|~u_fr|~uar|~ugh|~um_i|~vate|~ved:|~visa|~w_f|~w_l|~w_to|~xt_c|~xt_l|~y,_p|~y_st|~ych
10|0 v|0000 account|00000 0|00000000|00000000000 identifier|account statement|back on|be|been|call this|callback|cc|charged 000|child has|complete|disconnected|dropped my|electricity|end|f|fast|half price|high|hit the|identifier code|is trying|just call|link to|on your|out|per week|picture|private your|released|sat night|secure|shows 000|statement for|suspicious|this you|tickets are|today and|tried to|wants|was not|within 0|wot|you please|your 0000|your number|~!_g|~-he|~-pay|~._ge|~._p|~.asp|~.to|~//d|~/ze|~0_g|~0_q|~0_qu|~0_ri|~0_ya|~://d|~_a-|~_b-|~_by_|~_cry|~_dri|~_end|~_of|~_op|~_ora|~_stu|~_war|~_ze|~_£00|~a_t|~adu|~ake.|~as_n|~b,_|~be_|~blu|~by_r|~cas|~cel_|~ches|~chi|~coin|~cry|~cryp|~d._r|~day,|~died|~dmin|~ds_o|~e_co|~e_se|~eali|~ee_a|~egr|~es_f|~es_r|~etoo|~fer_|~film|~fo/|~fo_|~han_|~horn|~ial_|~iate|~ibe_|~idi|~ift|~ilm|~ine/|~isa|~ista|~ke._|~le_g|~live|~ll_n|~llec|~llet|~luet|~ly_e|~m_k|~mme|~mot|~mpor|~n_dr|~nal_|~nd,|~nd,_|~ndin|~ndli|~ne/|~ne_|~nfo/|~ns_-|~nt_f|~o00|~o_be|~o_un|~o_up|~obox|~ode_|~ogin|~om_a|~op_0|~orny|~oug|~ough|~ple|~pob|~pobo|~pto_|~r_pa|~rny|~rou|~rs,_|~ryp|~rypt|~s._l|~s:_y|~st_m|~t_ch|~tant|~th_g|~ubs|~uet|~ueto|~ur_|~web|~word|~y,_b|~y,_w|~y_i_|~ymo|~ypt|~ypto
11|00mths|a free|bank to|been approved|before midnight|billing|bitcoin|bt national|but u|c's|call0optout|calls 0|conditions|contact with|crazy|dad i|dvd|every week|find out|for a|help|here https|i will|in about|instructions|is high|know where|message from|no 0|not know|password for|records|see me|simply|t|till 0pm|to begin|to start|to unsubscribe|today or|un|website|weekly|you came|you http|your bank|your email|~!_e|~!_go|~._e|~._r|~._te|~//e|~0_p|~0p/m|~://e|~_0k|~_fil|~_ne|~_old|~_our|~_pho|~_rom|~_wro|~al_|~ards|~aste|~at_n|~b:_|~be_f|~bje|~bjec|~blue|~c_to|~ccor|~co:|~co:_|~co_|~conf|~conn|~ctur|~ds.|~ds_|~e_00|~ee_f|~enj|~enjo|~ente|~epo|~erms|~erp|~es_s|~fun|~gly.|~h_a|~his|~hot|~i_&|~i_tr|~ic?|~ide|~ier.|~ile_|~isc|~izes|~joy|~k_o|~k_ou|~ks_t|~lete|~link|~ll_b|~ly._|~ly_w|~mins|~nal|~ne_0|~nel_|~nfo_|~njo|~njoy|~nnec|~nsub|~nta|~o_bl|~o_cl|~obs|~of_|~olar|~om_|~om_t|~one.|~onf|~onne|~ordi|~ot_d|~ow-|~pag|~page|~pot|~r_0|~r_ga|~r_x|~rds|~rds_|~rn.|~rn._|~rom_|~rong|~rs_e|~rt_t|~rtan|~s_vi|~scor|~sola|~spa|~swit|~t's_|~t_pa|~t_wh|~tact|~tat|~te_t|~ted|~th-|~th_|~u_i|~u_ma|~ude:|~ught|~uly|~unsu|~ures|~w_no|~w_t|~wro|~y_mi|~y_p|~zes
12|00000 00000|00000 good|00000000000 to|amazing|being processed|blow|deposit of|got your|have|have ordered|hour or|in you|incredible|is not|listen|messages|midnight|next question|o0fwd|on sale|out from|premium|terms|text|thurs|ur balance|with your|you the|your chance|your visa|~'re|~'re_|~-al|~-dig|~-pa|~/lo|~/log|~0-d|~0-di|~0._£|~00_e|~00h|~0_u|~_0-d|~_00a|~_ab|~_ad|~_fro|~_law|~_nu|~_of_|~_ple|~_rel|~_t.|~_t.m|~adie|~al_0|~ame|~and_|~aran|~ati|~bsc|~bscr|~card|~clic|~come|~ct_t|~d00_|~d_ou|~e!_|~e_dr|~eat,|~ed._|~ee_g|~een|~enal|~ent|~eph|~ere:|~es!|~ewa|~eys.|~g_f|~g_we|~git|~git_|~goi|~goin|~h_o|~he_u|~his_|~hor|~hour|~imp|~incl|~ins.|~joy_|~ladi|~law|~ld_w|~le_e|~lue|~m_a|~m_th|~mask|~n._t|~nclu|~ns_m|~ntac|~o0_|~o:_|~o_e|~om_r|~onta|~p/m|~poly|~pt_|~r._c|~rant|~rce_|~rde|~reep|~ribe|~rmat|~subs|~t.me|~team|~ted_|~th_o|~top_|~ubsc|~umb|~und_|~ur_m|~veri|~vo.|~vo._|~x000|~yer|~zon
13|0 questions|0 you|000p|00p min|among readers|been in|book 0|by text|customer your|do i|during the|favor|first among|fri|games arcade|harry answer|harry potter|have changed|it here|meeting|minmobsmorelkpobox000hp00fl|mobileupd0|motorola|national rate|newest harry|phoenix book|potter and|prices|questions chance|reply harry|secure message|see the|stay|switch|text stop|the club|the link|the newest|the order|the phoenix|withdrawal|your next|~,_an|~._ka|~._op|~.ht|~.htm|~.ly|~/vid|~0_na|~_adu|~_cas|~_cha|~_clu|~_gi|~_inc|~_ton|~a_0_|~a_fr|~adul|~ail|~alif|~anch|~c_t|~caps|~cri|~d,_l|~disc|~dmi|~dult|~e_n|~eems|~eive|~enni|~er-|~erif|~erpo|~etun|~f_su|~fer|~g_fe|~h_a_|~hin_|~i,_i|~ibe|~ine.|~ingi|~ion|~jenn|~mas_|~ng_n|~nia|~nif|~nt_c|~oce|~om_s|~on_d|~ord_|~ost_|~our|~ox_|~p_p|~plea|~r_v|~rad|~re:|~re:_|~re_0|~res_|~rm_b|~rpoo|~senc|~skil|~slp|~stor|~ting|~to_e|~ue.c|~uff|~wap.|~xt_t|~y?_i|~ze_o
14|0000 immediately|ab|agent|ans|awaiting|call 0|confirm|do|free from|good luck|green|housewives|in this|it's|landlines|luck|min|network|never been|opinions|pages|paid for|rebook|ringtones|send stop|smith|to collect|to view|wrote|your video|~._re|~._sa|~00_t|~0_e|~0_en|~0ch|~?_re|~_imm|~_lin|~_pag|~_pre|~_pri|~_sim|~_ste|~_upd|~anel|~ants|~ce_t|~d._c|~dai|~digi|~e_v|~ece|~ed.|~eem_|~elea|~fas|~ge_|~htm|~html|~ice_|~igit|~inc|~is_w|~lec|~lect|~low-|~mbe|~mber|~me_i|~medi|~ml_|~ne._|~ne_d|~nels|~nk_d|~o_wi|~on_o|~pda|~pdat|~pop|~pres|~qual|~rec|~rede|~rele|~rif|~ruly|~sim|~simp|~sms.|~sol|~subj|~t.l|~t_y|~tml|~tml_|~trul|~ubj|~ubje|~upda|~verp|~vis|~w_c|~wall|~wer_|~y_no
15|00 btc|00hrs|admirer|attempt|awarded|chat|dating|holder|it takes|join|live|minutes a|much fun|nokia|operator|pictures of|rate|redeemed|redelivery|reply for|reveal|running|specially|stuff|the day|to this|unique|updated|verification|will refund|win the|~._ac|~._£|~._£0|~.as|~//bi|~/bi|~/bit|~00_r|~0_b|~0_im|~0_ne|~_ent|~_gbp|~_pan|~_usd|~_wit|~ade|~adm|~admi|~ait|~ars,|~atel|~ativ|~atto|~broa|~ce_b|~ct:|~ct:_|~cus|~de:|~ee_t|~eek'|~ek'|~ek's|~fast|~fil|~fund|~gold|~i_&_|~i_d|~ictu|~id0|~id00|~ild_|~ipi|~it.l|~l_f|~l_fo|~ld_l|~leas|~m_ab|~m_en|~mati|~nfi|~ng_f|~nme|~nmen|~o_b|~o_q|~o_qu|~om_0|~ondi|~onfi|~p._m|~pict|~por|~port|~rece|~rel|~ri_&|~s_a|~s_of|~sit_|~to_q|~u_se|~ur_i|~urs:|~usa|~usd|~vic|~wap_|~x00|~zen
16|000000 0|age|among|and confirm|and pay|answer|around|came in|did|donate to|downloads for|ends|eve|find|free bluetooth|from there|game|how come|lets you|log in|my phone|of the|payment to|selection of|special|special for|they're|to win|today i|wants to|will|within one|your card|~&_n|~,_0|~._pa|~._ww|~.top|~/mi|~/min|~0._u|~00_0|~00_p|~?_r|~_&_n|~_fas|~_gam|~_i_d|~_vis|~a,_b|~aily|~arb|~ay_o|~bann|~brou|~came|~d,_s|~d00|~dail|~dark|~dele|~ds._|~e_ne|~ecom|~ent.|~epho|~esen|~ete_|~ext|~ext_|~fee_|~ho_i|~ho_w|~i,_|~id_o|~igi|~imme|~k_to|~l_o|~l_pa|~lock|~ly_0|~m_0|~m_ev|~mmed|~nd_s|~ne.c|~nshi|~oos|~oun|~rs:|~rtf|~scri|~th_a|~upd|~w_se|~wai|~wait|~wap|~www|~y._e
17|00am|00th|a day|answer 0|goal|identifier|latest|log|money i|monthly|number from|reported by|selling|to the|~,_a|~-all|~.ly/|~0.c|~0.co|~_00m|~_adm|~_cam|~_now|~_pc|~_rec|~_tx|~ali|~ase|~ash|~bar|~bloc|~box0|~box_|~bsi|~ce_s|~de:_|~edia|~emo|~g_sl|~gam|~game|~ice|~ithi|~mas|~mes_|~min_|~nd_0|~ort|~ox0|~ox00|~phon|~pre|~rade|~s._a|~s_-|~t.ly|~t_yo|~tor|~uns|~wit|~with|~ww.|~www.|~y,_c
18|0 00|0st|and|bill|chance|collection|confidence|daily|dropped|offer|order|polys|post|review|to stop|today call|we'll have|xyz|~,_re|~-co|~._0_|~/vi|~00_d|~00m|~0_no|~0_us|~:_y|~_ac|~_o0|~_qua|~_rin|~ani|~ase_|~ash_|~ber|~bp/|~cei|~com_|~d_g|~dd_|~e:_h|~e_or|~eal_|~ecei|~es_w|~ew_|~from|~gbp/|~he_n|~ier|~ift_|~iot|~ith|~k's|~k's_|~l_b|~loc|~lub|~med|~mer|~mist|~num|~p_00|~r_vi|~ram|~roce|~sand|~stak|~tent|~tice|~uali|~uly_|~vice|~wini|~y,_0|~yme|~ze_w
19|00 will|dear how|ever|fone|helen|include 0|new tones|next|ordered|teach you|to earn|transfer|txts|~-di|~._us|~.me/|~//b|~://b|~:_yo|~?_it|~_ac_|~_an_|~_fr|~_gif|~_gov|~_hi,|~_pot|~_wap|~ayme|~club|~ct_m|~d._p|~diat|~e_£0|~fro|~g_n|~hi,|~hi,_|~ion.|~isco|~ly/|~ly_|~ly_r|~me/|~mer_|~nel|~numb|~om_l|~paym|~r_ba|~rvic|~s_fr|~san|~tely|~txt|~umbe|~ymen
20|account|account was|direct|everyone|games with|mob|ok on|sent you|strong|t me|wrong|you|~0_by|~_00p|~_st|~_txt|~_wi|~ban|~box|~cam|~con|~cont|~e_£|~eade|~elet|~fe_h|~ft_c|~ies_|~ll_o|~mca|~mob>|~nd_|~ntee|~ob>|~ony|~oti|~ow!|~ow!_|~r_to|~s_&_|~s_-_|~sap|~se_y|~suns|~t:_|~teed|~this|~unsh|~won|~ww.a|~y_ou|~£00_
21|00 per|about the|all night|first and|message please|national|one i|time for|you will|~,_b_|~.inf|~00p/|~0p/|~_a,|~_a,_|~_abr|~_b_o|~_gol|~_vi|~abr|~abro|~add_|~age_|~ands|~b_or|~ce_|~cte|~div|~en's|~end|~gif|~gift|~gol|~iden|~inf|~ls_w|~m_it|~m_pr|~mes|~nnou|~noun|~now!|~orce|~ortl|~ounc|~raid|~rs:_|~rtl|~rtly|~sen|~t!_|~t_cu|~tele|~trad|~txt_|~unce|~w.a|~yer_
22|0 digit|at no|choose|confirm by|deposit|digit code|for free|for our|harry|order of|our members|phoenix|potter|question|readers|refund|sale|the apartment|urgently|you ever|~._en|~0_c|~_bar|~cem|~ck_o|~cor|~dul|~e_vi|~ect|~eeph|~egra|~eleg|~emen|~emsg|~gbp|~hemo|~legr|~n._e|~n_a_|~oces|~or_a|~ord|~otic|~our_|~pam|~pho|~prem|~proc|~psp|~reem|~sco|~spam|~teen|~tome|~tsa|~un_f
23|0day|arcade|available|be friends|for 00|mins|paying|tone|you're|~_co|~_con|~_gua|~_num|~_ou|~_won|~ad,|~ad,_|~ames|~aym|~be_v|~des.|~ease|~fra|~gua|~guar|~iot_|~iti|~n_id|~nd_e|~ne.|~nes!|~nne|~one_|~ost|~ow_c|~t_pr|~uara|~urg|~your
24|0000000|and enter|bank details|charged|coinbase|hours|repeat|teach|~.co|~0_ca|~_xm|~_xma|~all_|~am_e|~cost|~eiv|~emob|~ewar|~gra|~mobs|~nfo|~oda|~oday|~rce|~s_@|~send|~stom|~sub|~toda|~xma|~xmas
25|about|btc|call our|cancel|collect your|draw|hot|is a|newest|private|send 0|solar panels|sum|the payment|you free|~.sh|~_pa|~ader|~and|~be_r|~d._|~d_gi|~dra|~g._p|~gov|~gram|~k._t|~men|~ori|~pay_|~raw|~tod|~war
26|0 new|keys|ladies|than|to block|word|you send|~_@_|~_lt|~_tod|~_£0.|~a_ch|~ceiv|~co.|~draw|~e_re|~end_|~fer?|~hot_|~net|~noti|~ode|~pm,|~pm,_|~r_a|~usto|~w!_|~y._r
27|0000|all of|bit ly|contact|donate|end reply|film|on 00000000000|page|selection|thanks to|this week's|today to|visa|~.ne|~_00_|~_cus|~bie|~cust|~f_k|~ify|~info|~irls|~itin|~lify|~ment|~new_|~of_k|~omer|~ones|~ousa|~rls|~s:_|~thy|~tori|~u_by|~usan|~win_
28|by|call|definitely|information|let's|message|pictures|reply real|reported|sept|this number|to claim|visit|welcome|with|~_ken|~_new|~_yo|~_you|~by_g|~cash|~cted|~d?_r|~ecte|~ee!|~ee!_|~es_|~ilt|~orie|~r_00|~r_a_|~rom|~s_br|~sapp|~sex|~t!_g|~thy_|~£0.0
29|admin|bluetooth|crypto|downloads|me on|warm|who|will be|~:_00|~age|~lpo|~m_a_|~pw_|~s.sh|~st!|~st!_|~you|~£0.
30|0 free|collect|comes|contact the|login|orange|our|to your|with a|yes for|your babe|~._ad|~._co|~0_y|~_ban|~_sms|~e:_0|~s_w|~vor|~win|~xt_
31|a payment|asp|chance to|died|horny|is still|night|release|save|unsubscribe|verify|wallet|winner|~._i_|~0_wo|~aiti|~bil|~clu|~f_$|~f_$0|~l_00|~m_00|~odes|~of_$|~rls_|~sms|~t_co
32|bank|from|include|just text|link|or you|program|until you|who is|~-red|~00_y|~_pr|~e:_|~ne_g|~new|~s_@_|~u_h
33|a|accordingly|and great|click|is waiting|members|now and|shows|you have|~.co.|~00_u|~_sto|~atsa|~co.u|~dd_m|~o.uk|~o_0|~ram_|~s_an|~s_wa|~tsap|~ze_t
34|accident|on telegram|please reply|text the|~_&_|~_a_£|~a_£|~a_£0|~al_f|~deos|~eos|~nd_g|~o.u|~one|~r_y|~ree|~ree!
35|a 0000|o0|of|of 0|you hear|~._0|~_en|~e._c|~fy.|~ify.|~o_st|~ou_h|~po_
36|enjoy|receive it|reply end|~.uk_|~:_h|~_urg|~it_c
37|0000 now|a b|b or|chasing|digit|earn|or c|please send|to stay|with all|~.uk|~_win|~e_wo|~es_a|~f!_|~gent|~hy_s|~lthy|~obi|~s.s
38|become a|check out|come it|freephone 0000|important|phone|processed|stop|video|who wants|your information|~00_b|~_fre|~a_0|~cord|~ds_f|~fre|~g_fa|~r_yo|~urge|~ve_w
39|brought to|delete|gold|have your|old|responding|the word|you by|you to|~00_c|~cod|~code|~ee_o
40|account today|liverpool|per|~_cod|~_re|~bile|~eem|~g_nu|~mobi|~obil|~to_0|~vid
41|fee of|have an|notice that|pay the|you is|~00_n|~gen|~ton
42|a real|and send|customer service|html|you seem|~_0-0|~£00
43|panels|solar|truly|waiting for|~g,_a|~gto
44|0000 000|apple|enter your|please|this message|~:_ht|~_ltd|~_vid|~ele|~ff!|~ff!_|~r_ab
45|enter|~.net|~ena|~free|~ngt|~vide
46|usd|week's|~il_y|~rge
47|block|realize|~e.co|~epl|~rbi
48|000 0000|discord|now|sms ac|top|~_£0|~deo|~e.c|~ideo|~l_0|~ltd|~rgen|~ze_|~£000
49|00|become|brought|comes with|~0_n|~_a_0|~_ht|~_htt|~tee|~uk_
50|send the|www|~._ca|~c?_|~ingt|~ngto|~or_y
51|0000 cash|adult|ly|number|on whatsapp|pc|~repl
52|faster|~_pay|~pay
53|club|~_ww|~_www|~ll_0|~won_
54|seem|to receive|~://|~http|~lth
55|code|of 000|the codes|txt|~_rep|~htt|~ply|~ttp
56|000 000|free|payment|receive|reply with|trade
57|an|wap|within|~-re|~_0-
58|add me|immediately|real|service|~_mob|~priz|~rize
59|00p|co uk|~riz
60|from a|sunshine|~gton|~ize_
61|gift cards|is this|~rep
62|today|win a|~00tf|~0tf|~0tf0|~f00|~f000|~tf0|~tf00
63|abroad|add|this|~eply|~t_c
64|shortly
65|dark|freephone|telegram|urgent|~00t|~sto
66|0|freemsg|themob|~/0_
67|info
69|for your|waiting
70|guaranteed|your mobile
71|pay|~o_00
72|gift|message is|xmas|~ply_
73|by mistake|~000t
75|mistake
76|~._c|~:_0
77|your
80|cards|child|girls|qualify
81|or a
82|ac|customer|is an|thousands|~_0/|~_0/0
83|content|games
84|0 000|fee|~0/0_
85|cash
87|win|~ize
88|new
89|co|the new
90|00000|~0_0
91|steam|~tone
93|notice|videos
94|codes
97|send|~0_00
98|mobile
100|whatsapp
101|~p:/|~p://|~tp:|~tp:/|~ttp:
104|~0000
105|prize
109|cost
112|have won|~000_
113|call 00000000000
114|a 0
116|0 0
117|sms
118|~mob
123|~00p_
124|to 00000|~0p_
130|tones
132|ltd
137|~00_
141|~0/0
147|uk
149|~00p
152|ringtone
160|~000p
182|reply|~000
184|~_00|~_000
187|000
207|won
276|http
343|00000000000`

/** Word, pair of words or piece (after a ~) of a text message, every digit as 0 → weight. */
export function wordWeights(): [string, number][] {
  return LINES.split('\n').flatMap(line => {
    const [hundredths = '0', ...features] = line.split('|')
    return features.map((feature): [string, number] => [feature, Number(hundredths) / 100])
  })
}
