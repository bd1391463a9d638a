// Made by scripts/train/spam.ts; NOTICE says from which data.

/** Weights of the signs of an email. */
export const MAIL_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.18,
  '#adult': 2.121,
  '#advance_fee': 2.723,
  '#anonymous': 1.53,
  '#attachment': 1.0,
  '#bias': -2.3,
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
  '#address': 0.269,
  '#adult': 1.283,
  '#advance_fee': 0.0,
  '#anonymous': 0.203,
  '#attachment': 1.0,
  '#bias': -3.1,
  '#call_to_action': 0.501,
  '#capitals': 1.226,
  '#code': 0.0,
  '#contractions': -1.318,
  '#conversation': -2.39,
  '#credentials': 1.5,
  '#credit': 0.0,
  '#disclaimer': 0.058,
  '#exclamation': 0.258,
  '#exclamation_run': 0.0,
  '#free': 0.504,
  '#full_length': 0.0,
  '#guarantee': 0.093,
  '#health': 0.0,
  '#hype': 0.597,
  '#image': 1.0,
  '#income': 0.28,
  '#links': 0.741,
  '#many_kinds': 0.077,
  '#marketing': 0.0,
  '#mismatched_link': 3.0,
  '#money': 0.654,
  '#named_greeting': -0.696,
  '#newsletter': 0.0,
  '#obfuscated': 0.437,
  '#odd_link': 1.5,
  '#path_or_code': 0.0,
  '#pence': 0.803,
  '#percent': 0.072,
  '#phone': 1.379,
  '#price': 0.587,
  '#prize': 0.517,
  '#random_letters': 0.0,
  '#removal': 0.011,
  '#short': -3.415,
  '#short_code': 0.603,
  '#shortened_link': 1.5,
  '#software_offer': 0.159,
  '#technical': -0.047,
  '#text_service': 2.541,
  '#time': -0.13,
  '#urgency': 0.0,
}

/** Each line holds a weight in hundredths and its words and word pairs. */
const LINES = String.raw`-153|i
-123|my
-91|gt
-89|me
-87|lt
-82|~...|~.._
-74|got
-64|but
-62|~..._
-61|like
-59|up
-57|da|~_i_
-55|at
-48|happy
-47|ü
-46|~hing
-45|~my_
-44|~_my_
-43|right
-41|then
-40|~_i'
-38|contact|good|lt gt|only
-37|he|its|was|what
-36|in
-35|hey|lor|very
-34|home
-33|amp|~_go
-32|hope|i'll|work|~_me_
-31|k|~hap
-30|doing|i'm|think|wat|~got_|~happ
-29|if|~&gt|~_hap|~me_|~t..
-28|need|one|way|~&lt|~_&l|~_&lt|~_my|~pe_
-27|don't|god|later|thats|~ike|~py_|~way
-26|sorry|~ish|~sha
-25|love|no|~_bu|~_wat|~she|~thin
-24|how|per|~lik|~tive
-23|gud|him|i've|~_lik|~_ve|~ain|~ike_|~ke_|~re_y|~up_
-22|can|easy|points|same|too|year|~_so|~ive|~like
-21|as|some|something|~_ca|~i_t|~o_c|~righ|~t_h
-20|0am|are you|she|~_but|~but_|~hin|~lov|~r_f|~tiv|~y..
-19|care|pick|soon|~_goo|~_in_|~_up_|~but|~elf|~ive_|~way_
-18|again|can't|get|his|house|still|~_0_|~_i_t|~goo|~i'm|~mil|~self
-17|ask|between|dunno|either|going to|just|mail|other|those|ur|wait|yes|~_at_|~_du|~_i'm|~_to|~_was|~appy|~e_do|~eth|~kin|~king|~met|~n_m|~ppy|~was|~wha|~yth
-16|anything|details|late|lot|said|went|~'m_|~,_i|~_how|~_lov|~_rig|~_wha|~ar.|~ct_|~i'm_|~love|~mis|~miss|~n_h|~nee|~oon|~ope_|~ts.|~ts._|~what
-15|lol|max|oh|people|u|where|~_don|~_pl|~_sha|~_wh|~dun|~e..|~ean|~n_l|~ood|~ppy_|~r_ca|~st_|~t_i
-14|d|how's|nice|say|sleep|tour|~00_a|~0_s|~_doi|~_dun|~_on|~doin|~dre|~est_|~fie|~good|~here|~lor|~o_d|~ount|~s_p|~t...|~wat|~ythi
-13|am|cos|feel|had|i will|morning|password|passwords|price|protect|sensitive|sib|so|threats|to|ya|~0_be|~_car|~_ex|~_fe|~_hop|~_me|~_ver|~aft|~ard|~ce.|~coun|~eas|~eo_c|~ere_|~hope|~ia_|~is_i|~iss|~l._|~nly|~od_|~omet|~r_r|~s._|~s_c|~then|~u_p|~ur_h
-12|account|daily|didn't|done|download|let|off|or|yet|~00/|~00_s|~0_a|~_aft|~_ha|~_lo|~_lor|~_she|~_sor|~act_|~ccou|~d_it|~e_nu|~e_sa|~em_|~f_c|~got|~hen|~i_a|~if_|~ion_|~ke_p|~ll_l|~ntac|~o_co|~of_c|~oke|~ome_|~onl|~only|~onta|~ood_|~orry|~per_|~r_cu|~ran|~ry_|~sor|~t_s|~tact|~was_|~whe|~wher
-11|always|ard|car|dat|down|e|few|has been|holiday|know|miss|on|sure|thk|world|y|~&am|~&amp|~0._t|~0_i|~0_is|~_&a|~_&am|~_..|~_bo|~_da_|~_he_|~_its|~_le|~_mis|~_per|~_ur|~_va|~_way|~ain_|~ante|~at_a|~ate|~ater|~ats_|~d_ha|~e_wh|~ee_|~ell|~h_i|~hem_|~hen_|~how_|~i_ca|~l_me|~lan|~ne_f|~need|~ng_o|~nly_|~o_m|~pro|~say|~show|~t_ha|~t_j|~tac|~tha|~ur_0|~ur_f|~wis
-10|after|bad|bedrm|better|can you|cum|dun|google|hours|many|need to|or no|right now|s|someone|told|total|~!_y|~!_yo|~._so|~_do|~_god|~_he|~_hey|~_i'l|~_i_s|~_if|~_nee|~_onl|~_pro|~_say|~_tha|~_too|~aga|~cla|~cou|~ct_u|~d_m|~e_bu|~e_te|~ee_d|~ent|~ery_|~ff_|~god|~har|~i'l|~i'll|~i_th|~ll_c|~lor.|~m_g|~mean|~o_re|~omp|~ours|~ove|~r_ma|~r_re|~r_sh|~rit|~rob|~rry|~rs_|~s_yo|~te_|~to_r|~u_g|~ud_|~urse|~ve_|~wen|~y_go
-9|accounts|are|asks|executive|family|fine|finish|gonna|hope you|i can't|id|is your|jd|left|means|our|pls|put|really|sender|sent|shit|sir|sweet|take|there|thing|try|trying|weekend|were|yeah|~,_i'|~0_t|~_...|~_0a|~_gud|~_i_a|~_if_|~_oth|~_pe|~_whe|~_wis|~ar._|~as_a|~at'|~at_|~b_n|~can|~comp|~d_h|~d_i_|~don|~dy.|~e.._|~e_ca|~e_u|~ed_|~elf_|~et_|~ethi|~g?_|~g_i|~g_me|~gud|~him|~i_m|~i_wi|~ing?|~inis|~ish_|~its_|~ks_f|~meth|~n..|~n_li|~ng?|~nsi|~nyth|~oes|~on_|~ou_g|~prob|~r_c|~r_p|~s_i|~s_y|~sel|~so_i|~som|~some|~sorr|~t_st|~tal_|~tem|~tho|~thr|~tol|~tou|~try|~ur_r|~y_b|~y_m|~y_th
-8|aft|and i|asks for|atm sms|close|e threats|email never|for sensitive|from e|heart|information like|job|like passwords|never asks|never share|new year|news|once|out of|password with|passwords atm|person|pin thru|please protect|princess|protect yourself|remove|sensitive information|share your|sib never|sms pin|that's|threats sib|thru email|two|with anybody|without|your password|your phone|yourself from|~!_s|~$00|~._d|~00_m|~0_m|~0_ma|~0_to|~_$0|~_$00|~_bed|~_can|~_e_|~_eas|~_fee|~_got|~_hi|~_him|~_i_c|~_lot|~_min|~_mo|~_one|~_se|~_thr|~_tol|~_urg|~_wen|~abl|~act|~any|~ard.|~avi|~car|~cki|~d_d|~e_o|~eam|~eed|~eet|~ere|~ers.|~fte|~ful|~g_m|~h_an|~h_th|~hats|~he_t|~hey|~ine_|~lly|~lot|~ms_p|~ng?_|~ng_i|~ng_m|~nge|~oh_|~ont_|~oo_|~opl|~or_t|~p_a|~r_d|~r_fr|~rd.|~s_ca|~sent|~sure|~t_i_|~t_wa|~urg|~ut_i|~vent|~whi|~y...
-7|0 is|ah|any|as a|bit|bt|bus|class|coming|computer|farm|haha|happy new|having|help|here|i am|ill|is easy|it's|jus|mine|msgs|payoh|pls send|press|probably|quite|remove from|see you|sim|take care|text on|to come|to remove|toa|why|working|you and|yourself|~!_t|~!_th|~,_h|~.._h|~.00_|~0/p|~00/p|~0_ar|~_0am|~_aga|~_ai|~_as_|~_ask|~_at|~_cla|~_get|~_gu|~_her|~_max|~_soo|~_u_s|~a_b|~agai|~amp|~ard_|~arl|~as_y|~at's|~ay_t|~ch_|~ckin|~d_c|~da_n|~dif|~e._|~e_0_|~e_be|~e_c|~e_cu|~ear.|~easy|~ee_y|~ents|~f_i|~gai|~gain|~gle|~gud_|~hat|~he_e|~hey_|~him_|~ht_n|~ily_|~int|~ints|~is_d|~ks_|~l_l|~lee|~leep|~less|~lid|~ller|~ly_t|~m_in|~max|~me_t|~morn|~n_i_|~n_my|~ng_y|~nis|~o,_|~o..|~off|~oke_|~orni|~orr|~othe|~ou_p|~pe_y|~pick|~pm_|~r,_|~r_ph|~r_th|~rd_|~re._|~ream|~rk.|~ru_|~s..|~s._p|~s_00|~s_e|~s_f|~s_fo|~sai|~same|~se_|~se_i|~sid|~side|~slee|~so_|~so_t|~soo|~t!_t|~t_v|~tes|~that|~u_d|~ugh_|~ul_|~unt_|~us_p|~ven|~wee|~wish|~xt_w|~y_to|~y_y
-6|0 bedrm|00 00|a lot|at 0|bedrm 000|before|break|callers|callertune|chip|does|double|forgot|have to|juz|lar|liao|long|me a|melle|might|minnaminunginte|n|nurungu|oru|pa|share|smiling|thanks|times|to do|to go|v|vettam|wan|which|with yes|yes or|your call|yr|~$000|~.._b|~.._i|~._ho|~.gr|~0_b|~?_d|~_0.0|~_ah|~_aw|~_dif|~_ear|~_ei|~_eit|~_ge|~_his|~_hol|~_hom|~_i'v|~_i_g|~_i_m|~_jus|~_mi|~_nic|~_off|~_poi|~_sai|~_shi|~_top|~_tot|~_var|~_yes|~a..|~a_n|~afte|~ah_|~ail|~ally|~ang|~ange|~arch|~are_|~as_b|~as_p|~at_l|~avin|~betw|~can_|~chin|~d!_|~d_li|~day|~den|~dunn|~e-t|~e_ma|~e_pe|~e_y|~eal.|~eel|~eith|~etw|~etwe|~f_ch|~fee|~fore|~fter|~full|~g_y|~g_yo|~gh_|~hang|~hat'|~hol|~hom|~home|~i'v|~i've|~iall|~ick_|~ight|~imen|~inn|~inte|~ithe|~its|~jus|~just|~k_fr|~ke_t|~lly_|~ly_m|~m_go|~m_m|~m_no|~mea|~moto|~n...|~nce.|~nd_h|~nish|~nta|~o_t|~o_u_|~oes_|~ok.|~or_d|~or_n|~ot_s|~otor|~per|~ps_|~r_fi|~r_of|~r_pa|~rant|~rd_w|~ric|~rig|~s_0|~s_do|~s_it|~said|~she_|~sk_|~soon|~stil|~t's_|~t_as|~t_da|~t_de|~t_he|~t_le|~tal|~tea|~ther|~thos|~tor_|~tot|~twe|~twee|~u._|~u_an|~u_pl|~unno|~urs|~ust_|~var|~w.r|~ween|~went
-5|0months|accounts executive|address|call me|camera|come|contact us|cum accounts|cup|details contact|executive to|for customer|for details|friends|guys|have sent|haven't|id for|jd for|m|meeting|month|no to|nothing|problem|re|school|sent jd|service cum|show|so i|story|thanks for|town|watch|yup|~+_t|~,_wh|~._to|~0_st|~0pm_|~_+_t|~_0_0|~_a_g|~_adv|~_co|~_de|~_ho|~_kn|~_lol|~_mot|~_ot|~_put|~_sea|~_sle|~_som|~_ur_|~_whi|~a_bi|~ad_t|~adv|~air|~ami|~ask_|~asy|~at_c|~ate_|~d_0|~d_i|~dat|~dy._|~eit|~er_f|~er_y|~fac|~feel|~ft_|~g..|~g_o|~ges_|~h,_c|~her|~i_c|~i_g|~le_m|~lf_|~lol|~m_n|~mot|~mpli|~my_b|~n_g|~nev|~nno_|~now|~oint|~oki|~orl|~p_f|~pen|~pend|~plan|~poi|~poin|~r_de|~r_go|~r_s|~rk._|~rld|~rsel|~s_i_|~sea|~smil|~t_sh|~to_|~try_|~u_l|~u_st|~ur_c|~uti|~ya_|~yes
5|000 cash|are ready|chat now|free for|from the|guess|had your|is free|just 00p|line|now 00000000000|or call0optout|poly|prize to|records|tariffs|they r|to chat|u fancy|wot|you see|~!_0|~!_00|~,_0_|~0._£|~00!|~00!_|~0_ke|~0_pe|~_0_g|~_cd|~_chi|~_gen|~_t-m|~_tri|~andl|~ased|~c._|~c_0|~che|~clai|~clic|~crib|~cs_|~d_e|~defi|~dli|~ds_o|~eda|~eekl|~efin|~ekl|~ekly|~el_u|~endi|~enr|~ew_n|~fant|~fon|~forg|~gs._|~hear|~id_f|~ito|~ivi|~ivin|~live|~m_a_|~m_pi|~ms._|~n_ju|~nd_i|~ns_|~nt_y|~ntas|~o_or|~o_un|~oly|~om_a|~on_d|~or_c|~ou_i|~ow_t|~ox_0|~r_se|~r_to|~reep|~resc|~rin|~roun|~rs_t|~rta|~s_s|~s_tr|~sked|~sol|~ss_b|~stro|~sun|~t-m|~t-mo|~t_th|~td_|~ted|~tin|~to_o|~u_he|~ucy_|~unc|~ur_v|~us_s|~use?|~w!_0|~y,_0|~y_p
6|0000000 00|00000000000 or|and need|around|be the|bored housewives|call mobileupd0|callback|channel|chat n|chatting|console|contract|driving|find|from landlines|get 0|gr0 new|hear|housewives chat|http www|i'm waiting|invaders|is not|issues|just 0|just call|key|min only|mobileupd0 on|n date|now 0000000|only from|open the|orig|please call|purchase|rate 00p|ringtone club|ringtones|sent to|sexy|simple|since|std|sticky|stop 0|this service|to give|ts|txt stop|txting|you|~!_j|~!_r|~*re|~*rev|~,_fr|~-cal|~-fi|~-fin|~-sh|~._00|~._0s|~._an|~.asp|~.do|~/sm|~/sms|~/tx|~/txt|~00hr|~0_co|~0_he|~0_te|~0fw|~0fwd|~0st_|~:_j|~??_|~_00h|~_0_v|~_a_r|~_age|~_ann|~_did|~_ev|~_g_n|~_goa|~_hea|~_hen|~_hub|~_imp|~_it_|~_o0f|~_ps|~_psy|~_r*|~_r*r|~_sho|~_sl|~_u-|~_u-f|~_un|~_web|~_who|~_£0_|~abu|~aid|~al-|~aler|~all|~all0|~amaz|~amp_|~an_y|~ann|~anne|~anta|~anyo|~ar_a|~arca|~arm_|~arry|~as_&|~by_r|~cel_|~cho|~cial|~ck!|~ck!_|~come|~ctio|~d._f|~dib|~dibl|~die|~dlin|~dmir|~driv|~e-s|~ecia|~eco|~edib|~eek|~er.c|~ery|~es_f|~ese|~esti|~f_ho|~fl_|~for_|~fwd|~fwd_|~g._p|~g_0|~g_no|~ging|~goa|~goal|~h_a|~h_u-|~harr|~hild|~ho_r|~hoe|~hub|~hubb|~i_ha|~i_wr|~ial-|~id_|~irer|~is_w|~ium|~jul|~k_&|~k_se|~kam|~kill|~ks_u|~l_0p|~ld_|~lder|~ll0|~llow|~loa|~ls_r|~m,_a|~m_o0|~mati|~maz|~mazi|~ment|~mire|~mob_|~mous|~mp_t|~mw_|~n00|~n000|~n_ch|~nag|~ncl|~nd_0|~nect|~nes_|~nin|~nore|~nym|~nymo|~nyo|~nyon|~o00|~o0f|~o0fw|~o_i_|~oal|~oal_|~of_o|~ol_0|~olde|~on_y|~oran|~orge|~orta|~ost|~ost_|~oto|~ou'r|~ound|~oy_|~p._m|~p/tx|~paid|~payi|~psy|~psyc|~r*r|~r*re|~r.c|~r.co|~r_fo|~r_pc|~rca|~re_0|~rem|~rgy_|~rk_t|~rms|~rny_|~roug|~rsh|~rshi|~ry_p|~s!_r|~sco_|~size|~ss_0|~st!|~st!_|~syc|~sych|~tlp|~to_b|~tron|~u-f|~u-fi|~ub,|~ub,_|~ubby|~ve_0|~ve_o|~vea|~wd_o|~web|~who|~xt_a|~xt_c|~y._t|~y_g_|~y_r*|~y_re|~ychi|~£0_
7|0 00|0 reply|00 bt|00 per|00 to|000 prize|00000 good|000000 0|00000000000 to|code|date now|dvd|every week|following|for a|for terms|get ur|good luck|hotel|i won't|little|lonely|luck|meal|monthly|more info|movie|msg|much|next question|nokia|now to|out from|out who|rental|sat night|so special|subscriber|to you|ur balance|with u|with your|your tone|~,_j|~-_w|~._be|~._m|~._tx|~._£|~._£0|~.im|~0._p|~00_f|~0_on|~0_v|~0st|~?_i|~_0s|~_0st|~_ama|~_col|~_dr|~_end|~_fan|~_fol|~_gi|~_i_h|~_ig|~_ign|~_jul|~_nig|~_o0_|~_pho|~_po|~_pri|~_sex|~_sin|~_ski|~_sun|~_unt|~_vi|~_ze|~a_c|~abe_|~ac_|~ac_s|~ale_|~and_|~anno|~at_i|~at_n|~b_p|~be_|~ch_f|~ches|~con|~d_s|~d_sp|~dar|~dse|~dul|~e_&_|~e_da|~e_it|~e_tx|~elen|~eme|~emo|~end?|~epho|~ersh|~eto|~evea|~fan|~film|~fol|~foll|~fri_|~fun_|~g_re|~g_s|~ge_a|~gst|~h_al|~h_gr|~han_|~hanc|~hele|~hem.|~hil|~his|~hoc|~ilm|~ini|~iver|~kil|~l_0_|~l_of|~l_to|~lco|~lde|~le_|~lud|~m:_|~m_r|~m_re|~mpo|~n,_d|~nce|~nche|~nd_o|~ndi|~ndli|~ne_a|~ng_s|~ngly|~ns.|~nti|~ntil|~olle|~ollo|~om_o|~on._|~orc|~orth|~os_|~out_|~p/mi|~peci|~pond|~port|~r_ag|~r_ou|~r_pr|~r_wh|~real|~res_|~rged|~s,_|~s_af|~s_mu|~s_ne|~s_st|~s_wi|~sen|~sho|~st_t|~t._m|~t_am|~t_te|~ted_|~th_g|~tia|~tle|~tun|~u'r|~u're|~u_ev|~u_is|~um_p|~un_a|~veal|~wort|~x_c|~xts!|~y_en|~y_i_|~y_r|~y_sp
8|and on|awarded|balance is|believe it|bt national|dating|do you|during|in a|it's true|motorola|questions|see me|this week|to unsubscribe|tv|u find|with a|~!_ju|~!_re|~&_a|~-_c|~-_ch|~-sho|~..d|~._te|~._y|~.uk/|~0._u|~000h|~00f|~00fl|~00hp|~0_ne|~0_wi|~0fl|~0fl_|~0hp|~0hp0|~://w|~>hi|~???|~???_|~_&_a|~_-_c|~_0_q|~_a-|~_a_c|~_arc|~_b-|~_fo|~_hor|~_jer|~_now|~_ok_|~_ora|~_out|~_pr|~_sep|~_wi|~a_te|~aim_|~arg|~ash|~ay_n|~b_o|~bsm|~bsmo|~cad|~cade|~cas|~cher|~chi|~cho_|~clud|~col|~coll|~conn|~d._a|~d_at|~died|~e_co|~e_o0|~e_£0|~ee_f|~efi|~elec|~elk|~elkp|~emin|~enix|~erm|~ers!|~ewes|~fone|~h.._|~hasi|~hest|~hoen|~hp0|~hp00|~ibe_|~ier.|~ile|~impo|~inin|~ins.|~ion|~irl|~jer|~kpob|~l_br|~lkp|~lkpo|~ll_b|~lls£|~lowe|~ls£|~ls£0|~lt_0|~lude|~ly_p|~m_se|~mins|~n._y|~n_f|~nce_|~ne_s|~nix|~nix_|~nmob|~nnec|~not|~ns_m|~nsub|~o_li|~obsm|~oeni|~oing|~om:|~one.|~onn|~onne|~ons_|~orel|~p00f|~p_00|~p_p|~phoe|~phon|~poly|~por|~pott|~r_m|~r_v|~rcad|~relk|~runn|~s._a|~s_me|~s_we|~sco|~se_r|~sele|~send|~sep|~sept|~shor|~smor|~stio|~s£0|~s£0/|~t_fr|~toot|~u_i|~uff|~uk/|~unsu|~very|~w_l|~week|~x_ca|~y_0|~ze_o
9|00mths|00th|action|begin|biz|blue|call on|call0optout|came|cash or|challenge|collection|correct|cs|forget|format|have not|hit|hit the|hubby|i have|info|instructions|is now|learn|listen|national rate|on sale|t mobile|the|tickets|within|you will|~'re|~'re_|~,_ju|~.00.|~._ww|~//w|~//ww|~/ww|~/www|~0_na|~0_ye|~0da|~0day|~0p/m|~0p/t|~_0_f|~_0da|~_ans|~_cas|~_dri|~_eve|~_id|~_jor|~_or|~_ter|~_wit|~a_ma|~aded|~adu|~al_b|~ath.|~ath_|~be_w|~ce_y|~chat|~dri|~dset|~dy_p|~e_£|~eath|~ed_a|~ee_t|~eeph|~emiu|~erg|~erp|~ewe|~gen|~ger_|~gin|~h_f|~h_of|~his_|~hort|~itel|~ium_|~july|~l_n|~ly.|~me!_|~miu|~mium|~n's|~n's_|~n._|~nal_|~nd_e|~ne_0|~nel|~newe|~ning|~nlo|~ns._|~o._0|~o_ri|~oade|~ooth|~op_0|~oto_|~ou'|~p/t|~p00|~pool|~ra_|~rpo|~rs_e|~s_so|~s_wa|~sinc|~sto_|~t_pr|~tant|~ting|~top_|~txts|~uche|~ught|~vin|~ving|~w_no|~w_to|~warm|~who_|~won'|~xt_l|~you'
10|0 end|0 make|0 v|00p min|a new|a secret|a simple|admirer who|book|c's|contact with|did you|draw|ever|find out|free from|guess who|is looking|latest|listen to|looking 0|make contact|min|mobileupd0|money|no 0|old|r reveal|red|replying|reveal who|secret admirer|special call|thinks ur|till 0pm|ur so|who they|who thinks|yo yo|~..do|~._e|~._us|~.do_|~.im_|~0_p|~0_q|~0_qu|~0_ya|~?_it|~?_re|~_a_t|~_ab|~_abu|~_for|~_gir|~_gm|~_tat|~_wap|~abus|~ali|~aliz|~anc|~ant|~ber|~bje|~bjec|~buse|~c_s|~co_|~cont|~der|~did_|~e..d|~ece|~er:_|~g_f|~gin.|~gir|~girl|~goi|~goin|~h_ta|~hann|~hine|~hock|~i_d|~i_do|~ibe|~ic?|~ies|~ingl|~k._t|~kpo|~l_ni|~liz|~lize|~m_l|~m_th|~mas_|~mpor|~n_a|~n_dr|~n_i|~n_im|~nage|~ndin|~nes|~ng_n|~nloa|~nnel|~now!|~ns_-|~nsh|~o0_|~o_is|~om_s|~oug|~ough|~out|~ow!|~ow!_|~ownl|~p/m|~p_to|~r:_|~r_no|~ribe|~rtan|~s!r|~s..i|~ubs|~ugh|~unni|~w!_|~w_se|~wap|~wap_|~with|~wnl|~wnlo|~ych
11|000000000000|00p txt|amazing things|awaiting|be your|been|blow your|but it's|but u|by|by replying|cancel send|conditions|dear voucher|during the|energy|friend 0|from o0fwd|g now|green|high|housewives|i do|incredible txts|is being|is high|it's incredible|know where|landlines|learn truly|mind from|not know|o0fwd only|pass|polys|reply g|send free|sending|text|text stop|that will|things that|thinks|this weeks|thurs|to learn|true it's|truly amazing|txts reply|unique|voucher holder|when you're|will blow|won't believe|your mind|your pc|~-al|~-mo|~-mob|~._yo|~0._0|~0/mi|~:_y|~:_yo|~_abo|~_ac|~_adu|~_fas|~_ne|~_nex|~_op|~_pc|~_stu|~_war|~a,_b|~abo|~abou|~adul|~al_0|~am_e|~ame|~att|~b,_|~bou|~bout|~crip|~dio|~dult|~e.g|~eal|~eali|~ee_a|~erpo|~es_r|~etoo|~fas|~g_ar|~goto|~i_&|~inm|~inmo|~ith|~izes|~ken|~ks_t|~luet|~me_i|~minm|~ms.|~msg|~next|~ngl|~nmo|~nten|~o:_|~obo|~obs|~ome!|~on_0|~ord|~ot_|~pm,|~pm,_|~r_vi|~rec|~rece|~repe|~rpoo|~san|~scr|~ssa|~stu|~subs|~t_ch|~tio|~tion|~ude:|~uet|~ueto|~verp|~vo.|~vo._|~w_f|~w_t|~wit|~y_@|~y_@_|~zes
12|0 000|0 you|about 00|crazy|eg|message please|new message|released|secret|the day|visit|will b|~&_n|~._ka|~00_d|~00_o|~0_en|~0ch|~?_r|~_&_n|~_00a|~_bre|~_cho|~_ec|~_i_d|~_not|~_sim|~_tee|~a_t|~ait|~al_m|~ay_o|~bar|~beco|~bers|~ceme|~d_ok|~e_no|~e_v|~ed_t|~er_w|~essa|~ewa|~f_su|~fil|~h_fu|~ial|~ile_|~imp|~incl|~k_on|~l_b|~ld_w|~le_e|~mess|~nclu|~ne._|~nex|~ng_f|~o_b|~om_r|~our|~pho|~rou|~s_to|~sag|~ser|~sim|~skil|~term|~u!_|~ur_i|~y_po|~ze_w|~£0/m
13|0 new|0 questions|a free|among readers|august|be with|book 0|cost 0|eve|f|first among|game|harry answer|harry potter|have|newest harry|now all|of|operator|order of|phoenix book|potter and|questions chance|rate|reply harry|sale|see the|simply|smith|the newest|the order|the phoenix|they're|your chance|~!_pl|~._en|~.as|~.sh|~0/m|~00_t|~00am|~0_g|~_ch|~_con|~_enj|~_fil|~_hot|~_mes|~a_0_|~ade|~adie|~aim|~aste|~blu|~bre|~brea|~bsc|~bscr|~cus|~de:|~der_|~een|~eiv|~erms|~fast|~ho_|~horn|~ith_|~k_ou|~ladi|~laim|~nel_|~nt_f|~o_wi|~orny|~ot_d|~rm_a|~rny|~s_ru|~sage|~simp|~ssag|~st_£|~subj|~t_f|~t_£|~t_£0|~tat|~th_a|~ubje|~ubsc|~wai|~wait|~y_no
14|and send|balance|cancel|direct|games arcade|only 00p|page|selling|your next|~0._y|~0.c|~0.co|~00a|~_clu|~_vou|~a_0|~cash|~com|~d_gr|~do_n|~e_r|~ee_g|~ems|~end_|~epea|~eryo|~es!|~g_we|~ge_w|~hor|~ht_t|~ipi|~iti|~ly_0|~ly_e|~nd_s|~o_be|~on_o|~ort|~ou!|~ou!_|~oun|~peat|~r_ba|~r_ga|~r_y|~rder|~rip|~rul|~ryo|~ryon|~s_&_|~sand|~spa|~ster|~t,_j|~t:_|~th_o|~this|~tto|~ubj|~vouc|~w_co|~x000|~you!|~£0/
15|0 minmobsmorelkpobox000hp00fl|all|click|do|do i|made it|national|now on|than|to claim|win the|~!_p|~,_b_|~-all|~_0k|~_a,|~_a,_|~_b_o|~_gam|~_pre|~_rec|~_ton|~ash_|~b_or|~blue|~by.|~caps|~ccor|~cei|~ceiv|~chas|~cri|~ds_f|~ecei|~eems|~elc|~elco|~enj|~enjo|~es_s|~etun|~ext|~g._y|~g_n|~gam|~gly.|~i_&_|~ial_|~idi|~ingi|~is_m|~joy|~l_o|~lcom|~link|~ll_n|~mas|~n_a_|~njo|~njoy|~nt_c|~oby.|~oit|~om_t|~omes|~oose|~ordi|~ri_&|~riv|~rs,|~rtf|~senc|~slp|~t_wh|~th_|~tic|~ur_|~welc
16|0000000|00hrs|downloads for|freephone 0000|in about|opinions|selection of|weekly|you send|~,_0|~._i_|~00_p|~_bar|~_inc|~_ord|~ants|~d?_r|~d_ou|~dra|~draw|~e!_|~eat,|~game|~h_o|~ho_i|~is_a|~ld_l|~lub|~lue|~nd_|~ne.c|~nia|~ok_o|~om_p|~onte|~pop|~raw|~se_y|~ten|~to_y|~tome|~tor|~usa|~ymo
17|among|answer 0|end|fantasy|free bluetooth|from there|fun|goal|message from|mins|network|of the|on your|out|paid|paying|to win|will be|years|you're|~!_e|~._ac|~_cha|~came|~ce_b|~ce_t|~cha|~cor|~de:_|~e_00|~e_dr|~hoos|~hot|~ine.|~joy_|~l_f|~llec|~n_00|~nne|~o_0|~o_y|~pot|~r_yo|~rd_o|~rs,_|~s_-|~t_cu|~t_fo|~w.a|~wini|~ww.a|~y._e
18|admirer|amazing|answer|asp|blow|from 0|incredible|it|lets you|link to|messages|now|o0fwd|reveal|terms|wants|we'll have|~0_no|~0_w|~_a_0|~_cam|~_ou|~and|~ands|~cam|~cost|~d_o|~e:_|~e_vi|~eek'|~eem|~ek'|~ek's|~ele|~fra|~ier|~inc|~ion.|~ions|~k_to|~lec|~lect|~ll_o|~m_ev|~mca|~ne_|~ne_d|~nshi|~om_|~ondi|~orde|~rce_|~rese|~ring|~s_fr|~stom|~vor|~y_st
19|000 0000|0000 000|0st|fri|g|have 0|holder|include 0|money i|new tones|to begin|you made|~,_an|~-red|~00h|~0_f|~_ac_|~_o0|~_pot|~_tx|~be_v|~club|~dark|~eade|~ecom|~ho_w|~low|~ly._|~m_p|~mer_|~mob>|~moby|~ob>|~obox|~oby|~omer|~ony|~pob|~pobo|~pres|~rde|~rom_|~swit|~t_00|~u_ma|~usto|~w_c|~xt_t
20|ans|call|charged|chat|film|games with|low|you came|~-re|~._0_|~_cus|~_ser|~_st|~com_|~cust|~esen|~g_sl|~hemo|~k_o|~m_pr|~nnou|~noun|~o_yo|~ounc|~s_-_|~scri|~tice|~unce|~uns|~x00|~y_00
21|chance|did|fone|helen|how come|night|phone|stop|stop to|until|wants to|worth|~,_a|~_00_|~_a_£|~_lin|~_xm|~_xma|~_yo|~_you|~a_£|~a_£0|~ani|~ck_o|~d_g|~e_n|~e_or|~ew_|~ext_|~ice|~mobs|~pre|~pt_|~s_a|~suns|~txt|~unsh|~xma|~xmas
22|000p|calls|calls 0|from a|orange|ordered|question|~/mi|~/min|~00p/|~0_fr|~0p/|~_txt|~aiti|~box0|~ce_s|~cord|~en's|~ewar|~ies_|~ild_|~itin|~k's|~k's_|~l_fo|~o_ht|~or_a|~ortl|~ox0|~ox00|~r_a|~rtl|~rtly|~txt_|~win_|~you|~£00_
23|died|for our|harry|our members|phoenix|potter|readers|reply with|tone|unsubscribe|~00.|~000.|~_fro|~al_|~cem|~div|~e_ne|~eal_|~ect|~emen|~id_o|~ls_w|~ly_r|~mes_|~nes!|~om_l|~r_mo|~rce|~ruly|~trul|~ur_m|~vic|~y_ou
24|arcade|settings|thanks to|~0_ca|~_00m|~_00p|~_gb|~_gbp|~_£0.|~_£00|~ader|~ames|~bil|~box|~brou|~cte|~emob|~emsg|~erv|~g_00|~ge_|~ge_i|~hot_|~ne.|~psp|~raid|~reem|~s_br|~sub|~t_co|~teen|~un_f
25|0 free|anyone|ignore|minmobsmorelkpobox000hp00fl|mob|never been|newest|time for|you ever|~.com|~00m|~iot|~iot_|~it_c|~m_0|~om_0|~oos|~otic|~to_0|~won|~£0.|~£0.0
26|a b|about the|all night|b or|came in|definitely|for free|in you|july|much fun|or c|premium|send stop|special for|strong|txts|~0_y|~_rin|~es_w|~ice_|~il_y|~o_st|~ones|~ori|~ow_c|~rvi|~s_@|~sms.|~tent|~u_ha|~wer_
27|freephone|~.ne|~0_c|~_en|~_ht|~_htt|~age_|~be_r|~d_gi|~ervi|~he_n|~irls|~n._e|~our_|~r_a_|~rls|~war
28|0day|end reply|ok on|selection|takes|~.uk_|~0_wo|~_won|~bie|~bp/|~gbp/|~ilt|~orie|~prem|~thy_
29|a 0000|chance to|ladies|running|~_ken|~age|~arb|~clu|~ee!|~ee!_|~from|~orce|~ree!|~vice
30|hot|is a|o0|to the|who is|~00_y|~_re|~fe_h|~mes|~one_|~rge|~serv|~uly_|~ze_t
31|all of|bluetooth|downloads|on 00000000000|wap|who|word|~a_ch|~deos|~emi|~eos|~fro|~lpo|~net|~pw_|~rls_
32|about|important|include|reply real|sept|special|this week's|~://|~_sto|~cted|~gbp|~new_|~or_y|~p:/|~p://|~r_0|~tp:|~tp:/|~ttp:|~uk_|~vid
33|0000 cash|goto|pc|voucher|~00._|~0_n|~_@_|~_lt|~all_|~ecte|~htt|~http|~m_00|~noti|~s_an|~thy|~ttp|~uly|~your
34|age|liverpool|next|your babe|~00_n|~_vid|~er_0|~remi|~s_@_|~sex|~win
35|chasing|warm|~_ww|~_www|~co.|~e.c|~e.co|~es_a|~oti|~s_w
36|00am|for 00|reply end|~_fre|~_new|~es_|~fre|~hy_s|~lth|~lthy|~po_|~tori
37|~_win|~e_re
38|collect your|horny|you hear|~ce_|~deo|~e:_0|~e_wo|~g_fa|~ideo|~ree|~ve_w|~vide
39|members|send|to collect|with|~00_w|~rvic|~tee|~u_by|~xt_
40|claim|customer service|it takes|with all|~nd_g|~ne_g|~new|~ton|~£000
41|000000|check out|just text|~_sms|~al_f|~gto|~obi
42|adult|become a|come it|everyone|who wants|~.co.|~co.u|~f!_|~ff!|~ff!_|~free|~ngt|~o.u|~o.uk
43|cash|repeat|waiting|~.uk|~0._|~g,_a|~one|~rom|~www|~ze_
44|text the|~._0|~bile|~mobi|~obil|~won_
45|a 0|message|notice that|responding|this|you is|~.net|~_&_|~ena|~epl|~r_ab|~sms
46|accordingly|the word|until you|welcome|~ingt|~ngto|~u_h
47|a real|sms ac|waiting for|win a|~:_0
48|realize|~repl
49|link|to your|~ply|~priz|~riz|~rize|~ww.|~www.
50|and great|comes|comes with|~_rep|~c?_|~ize_|~ou_h
51|collect
52|choose|enjoy|order|~00_c|~_mob|~eply|~t_c
53|club
55|for|week's|~_ltd|~gton|~sto
56|become|~.co|~ply_
57|from|~rep
58|free
59|or a|txt|~ltd|~o_00
60|cost|customer|faster
61|themob|~£00
64|sunshine|xmas
65|call 00000000000
67|0|shortly|~_£0
68|truly|win
69|~ll_0
71|you have
72|dark|real|~00tf|~0tf|~0tf0|~f00|~f000|~tf0|~tf00
73|00p|brought|freemsg|~l_0|~l_00
74|co uk|com
75|message is
76|notice|~/0_
77|~00t
78|for your|prize|to 00000
79|~ize|~r_00
80|http
81|ac|is an
82|girls
83|games
84|the new|~000t
88|your mobile|~tone
96|~0/0_
101|have won|this message
103|new
105|content
106|~0_0
109|your
113|mobile
114|~_0/|~_0/0
118|service
122|0 0
130|co
133|tones|~mob
134|000
139|sms
141|00|~00p_|~0p_
142|uk
145|~0_00
146|reply
147|ringtone
148|www
166|ltd
168|~0/0
170|~00p
171|~000_
176|~000p
179|~00_
181|won
182|00000
218|0000
256|~0000
276|00000000000
313|~000
326|~_000
330|~_00`

/** Word, pair of words or piece (after a ~) of a text message, every digit as 0 → weight. */
export function wordWeights(): [string, number][] {
  return LINES.split('\n').flatMap(line => {
    const [hundredths = '0', ...features] = line.split('|')
    return features.map((feature): [string, number] => [feature, Number(hundredths) / 100])
  })
}
