/** The roles that are told by words; registration and funding are told by their forms. */
export const toldRoles = ['background', 'aim', 'method', 'result', 'conclusion'] as const
export type ToldRole = (typeof toldRoles)[number]

/**
 * Fitted on half of the labelled abstracts of Evidence Inference v2 (MIT), PubMedQA (MIT), SciFact (ODC-By 1.0) and PubMed samples, labels
 * hidden, by `evaluation/src/fit/roles.ts`; fit again when a feature changes. Log weights: of a role in the first sentence, and of the role
 * (column) that follows a role (row), each against how common it is.
 */
export const firstWeights: readonly number[] = [1.68, 1.58, -3.13, -5.82, -5.06]
export const nextWeights: readonly (readonly number[])[] = [
  [1.61, 1.04, -0.48, -2.76, -3.54],
  [-1.26, 1.28, 0.7, -2.57, -5.06],
  [-6.04, -4.4, 0.86, -0.36, -2.38],
  [-6.09, -5.83, -5.78, 0.83, 0.38],
  [-4.58, -4.32, -4.97, -5.71, 1.85],
]

/** A feature with its weight for each role, in hundredths. */
const table = String.raw`
at-0 110 65 77 -217 -217; at-4 -195 -139 -80 32 157; last -96 -94 -74 -61 165; at-3 -198 -174 -28 115 66; at-1 -1 -41 127 -38 -190
first 89 74 -121 -133 -82; p 47 -38 -28 24 -59; at-2 -95 -162 68 104 -127; last-but-one -129 -100 -63 8 98
many-figures -36 20 -8 26 -47; # -53 -74 73 46 -64; second 52 26 -18 -80 -108; #_% -8 -22 -44 45 -18; % -32 -6 -21 15 13
is 39 -11 -111 -64 27; were -17 -19 34 23 -95; ^_to -185 221 -80 -48 -106; p_= -42 -24 -5 32 -50; no-figure -23 -63 62 18 -39
= -31 -16 5 29 -52; =_# -31 -16 9 25 -52; #_# -14 -3 -1 1 -27; was_to -82 91 -80 53 -100; p_< 4 -30 -25 38 -59
be -29 6 -53 -14 17; <_# -13 -6 5 1 -53; < 6 -12 19 -25 -37; significantly -16 -78 -32 33 -3; are 29 10 -72 -70 12
was -48 3 30 15 -50; may 14 -1 -129 -38 58; group -28 -53 41 15 -60; study_was 31 23 -33 -95 -78; this 19 -4 -59 -18 20
significant -45 -13 -62 33 10; and_# -17 -3 1 -2 -18; this_study 13 24 -81 -72 7; determine -20 40 -15 -29 -69; ci 19 -33 6 -4 -35
of_this -67 29 -35 22 -9; to_determine 9 4 3 -15 -94; #_and 60 10 -32 -32 -56; aim 31 32 -52 -76 -47; whether 16 60 -144 -12 -34
%_ci 26 -33 14 -14 -34; #_p 54 21 9 -66 11; to -4 7 -14 -18 -5; was_# -65 -65 -33 49 -22; the_aim -140 66 -23 -65 -33
study -33 -36 20 -45 18; aim_of -150 66 -20 -63 -33; that -13 0 -18 -3 -33; has 3 4 -138 -79 79; have 51 -8 -93 -18 -26
ci_# -41 -34 23 -10 -28; been 24 0 4 -72 -64; evaluate -5 29 2 -38 -118; higher 6 -44 -76 34 13; respectively -31 -34 -11 43 -89
to_evaluate -19 10 21 -8 -134; groups -44 -34 20 11 -43; can 21 -3 -117 -40 41; no -4 -75 -20 34 -11; vs_# -55 -20 9 13 -83
not -40 -39 -30 -12 34; mean -51 -25 -22 39 1; than -31 -34 -13 -16 13; assess 22 29 -14 -136 7; to_assess -17 61 -2 -130 -22
vs -16 -84 14 -4 2; aimed_to -198 116 -48 -49 -69; had -34 -85 -10 47 -26; randomly -38 -73 39 -14 -19; there -20 23 -11 -30 -7
aimed -110 103 -54 -96 -27; in 5 -7 -24 -15 15; should -20 17 -132 21 33; to_investigate -51 54 -14 -92 -38
investigate 5 35 -56 -93 -39; %_and -111 16 1 11 -33; to_# -47 28 -5 -21 15; evaluate_the -14 -1 3 -8 -59; we -21 -3 -7 -7 -38
randomized -51 -30 -2 -31 69; %_# -60 13 -25 17 -7; is_a -5 5 44 -99 -32; compare 17 67 -47 -134 -91; #_to -42 -6 -5 19 -43
may_be 42 -91 -98 38 -15; using 13 -5 6 -65 9; #_patients -63 -50 -22 61 -44; n_= -10 -36 21 -14 -49; there_was -103 3 -95 28 40
difference 59 -35 -7 -17 -38; suggest -7 -90 7 -10 10; ^_we -23 7 -1 -52 5; determine_the -2 47 -42 -56 -32; of_# -59 -67 -7 34 14
were_randomly 21 -40 23 -39 -16; has_been -12 15 -90 3 17; determine_whether -57 84 -61 -81 -32; showed 22 -110 -91 73 -30
^_there 4 -19 -53 45 -41; more -62 14 -41 -3 38; controlled -57 -4 28 -48 -12; no_significant -72 -17 -4 -17 25
the_purpose -93 82 -31 -72 -21; in_the -14 -17 -1 11 -35; assess_the -19 14 -24 -71 18; to_compare 2 23 -8 -114 4
confidence_interval -38 -22 -12 32 -91; purpose_of -108 63 -57 28 -32; purpose -59 40 17 -47 -57; were_# -128 -11 -14 33 -35
it 31 -7 -39 -27 -17; assessed 14 -4 25 -102 8; %_p -25 -7 -23 27 -11; n -66 10 23 -14 -22; ^_this -56 -2 -27 -26 31
effective -47 12 -70 17 36; studies_have -8 38 -107 -60 -69; suggest_that -22 -80 -130 55 -23; the_mean -35 -40 -63 88 -71
%_of 44 -69 14 -9 -44; ^_these -39 -32 -76 4 34; conducted 10 -33 22 -78 -30; to_examine -63 38 8 -125 -12
however 37 0 -78 -26 22; should_be -31 -14 -45 -3 14; there_were -19 0 -20 4 -22; interval -52 -12 18 -1 -38
performed 35 -20 22 -72 -39; can_be 8 -57 -27 19 -15; objective -64 31 39 -29 -34; group_p -6 -1 -47 57 -17
increased -26 -17 -56 24 8; in_patients 22 -14 -82 7 13; %_confidence 45 -39 43 -40 -107; were_significantly -48 -16 -203 74 35
examine -12 25 -30 -60 -7; our -17 -29 -17 -53 66; the_effect -12 32 -54 -36 0; did_not -102 -75 10 16 -13
in_# -38 -14 -10 28 -38; confidence 53 -61 14 -29 -7; objective_of -127 80 -23 -99 -27; included -66 -48 35 -8 -88
but 19 -57 -27 1 -6; assigned 5 -11 6 -25 -34; ^_no -41 -64 -82 83 -21; group_# -37 -29 42 -18 -62; found -45 -23 -77 29 14
these 4 18 -11 -26 -40; investigate_the 21 -26 -4 -58 -22; did -58 -39 18 21 -49; significant_difference -39 -17 -46 62 -46
was_no -54 -44 -40 43 -12; %_in 17 -74 -59 58 -12; ^_our -94 0 -19 -47 62; was_significantly 47 -26 12 -39 -9
patients_were -81 -8 -40 38 1; effect_of 13 -15 -10 -67 1; effects_of 32 -28 -75 18 -15; ratio 28 -16 57 -38 -120
significantly_higher -85 -24 34 -2 -49; the_objective -109 29 -47 63 -23; median -107 -58 -61 67 21; improve 39 -17 -44 -74 33
#_respectively 9 -46 -3 22 -99; control_group -17 10 -2 -9 -11; on 3 -29 -13 3 -3; #_vs -58 -28 0 23 -67; %_vs -36 -16 31 -19 -81
baseline -42 -48 26 3 -39; observed -33 -99 -29 32 -8; all -43 -57 -7 43 -39; compare_the 37 -2 -35 -41 -38
participants -55 -3 -5 21 -65; trial 25 -33 -13 -26 3; measured -34 -28 29 -64 6; #_in 8 -22 -49 44 -7; weeks -37 -10 -5 -2 -9
although -26 -32 -110 -9 59; : 7 -49 8 -15 -28; important 75 -72 -36 -29 2; decreased 28 -7 -141 22 15
assigned_to -160 13 49 -28 -31; randomly_assigned 3 -74 -41 51 -21; was_performed -34 57 10 -146 -61; its 56 19 -33 -92 -15
findings -22 -25 -46 14 6; evaluated 32 -16 52 -81 -131; at -2 -46 20 -21 -9; associated -54 22 -10 -9 10
there_is -19 13 -155 -20 35; associated_with 7 -7 -22 -13 4; significant_differences -102 -30 -28 -9 48; data -14 -9 22 -30 -38
prospective -32 -13 40 -140 -37; #_weeks -74 -35 29 -3 -13; effect 13 -18 -52 -13 26; used -20 8 9 2 -83; of -6 -21 -7 12 -2
versus_# -5 -37 -63 94 -15; reduce 42 -93 -103 6 43; were_no -92 -39 5 15 -38; have_been 2 -20 69 -59 -73; lower -58 -35 -52 18 36
is_not -8 20 -107 -158 76; were_used -53 -127 70 -49 -27; it_is -38 19 -121 27 3; the_control -36 22 -27 12 0
differences 51 -38 -31 12 -51; and_to -15 -31 -38 -1 61; in_both -124 -106 -43 86 -38; was_used -38 8 31 -80 0
at_# -8 -66 -25 12 33; years -24 -21 6 4 -22; compared_to 19 -25 -102 21 24; between -43 16 -26 11 -20; ^_however 18 -25 3 -21 -21
similar -38 28 -103 27 18; studies 48 -91 -27 0 20; the_efficacy 24 7 -43 -36 -35; received 16 16 22 -54 -112
compared_with -50 10 -64 26 28; patients_with -8 7 -23 -48 40; the_# -108 27 -32 10 50; #_years -16 -4 5 -25 16
the_effects 8 -22 17 22 -97; to_be 8 -50 0 -13 -13; months -39 7 15 -44 3; collected -90 6 73 -60 -110
is_associated -11 -29 2 -38 49; mg -27 -20 18 -46 28; is_to -115 29 -2 -27 48; used_to 13 -63 77 -175 56
were_assessed -29 -24 61 -86 -66; study_aimed 3 25 -89 -7 -89; analyzed -81 -85 66 6 -125; statistically -57 16 -27 -2 4
#_mg -26 -19 3 -32 29; the 1 -3 -21 3 -2; further 1 -49 -51 25 8; for_# -42 31 4 -30 -29; risk -4 5 -17 -44 -6
role -19 40 -6 -62 -30; to_describe -166 142 -71 -23 -20; #_for -52 -20 0 26 -66; controlled_trial -15 -10 4 -1 -78
primary -94 -41 52 -20 22; randomised -82 -98 35 13 1; be_a 70 -22 -9 -25 -29; #_of -34 -84 15 29 -55
were_randomized -38 -55 -14 35 -65; three -131 -74 38 56 -26; effectiveness_of 18 37 -78 -103 -36; improved 74 -100 -175 24 70
was_not -59 -72 1 39 -46; efficacy_of -4 62 -100 -54 -1; ^_at 11 -106 -25 39 -69; questionnaire -72 -145 67 -23 -10
:_# 27 -23 -16 -7 -22; was_measured -24 88 -11 -240 -124; #_were -115 31 -22 19 -57; odds -117 28 -5 13 -25
data_were -120 60 -15 -21 -48; could 36 -23 -47 -13 -16; therefore 38 58 -139 -66 4; we_aimed -84 9 13 -10 -20
compared 8 -17 5 -36 -1; does 44 -85 -104 -117 111; does_not 38 -64 -84 -109 93; treatment_of -38 64 -76 -58 -10
study_is -90 99 -2 -18 -43; ^_participants 29 -147 51 -75 -50; each -1 39 12 -41 -56; #_months -17 9 -10 -38 25
^_it 9 -18 -195 -36 75; efficacy 18 17 -42 -34 -19; control -56 15 4 -1 10; was_assessed -27 56 -17 -62 -114
describe 20 -82 -3 41 -62; between_the 71 -67 -2 -35 -13; ^_of -90 -105 -60 82 -82; patients_# -10 -73 -17 36 -99
consecutive -131 -18 35 -1 -14; was_observed -64 -34 9 -19 3; #_or 44 17 -6 -40 -15; than_in 43 -53 11 -3 -59
shown 54 18 -108 -62 -33; interval_# -37 -23 39 -28 -57; these_findings -85 -79 -132 28 4; overall -27 -65 -16 22 4
both -23 -28 -14 13 -17; unknown 44 -17 -68 -111 -28; safe -83 12 -55 -89 151; interval_ci -25 -21 -19 23 -3
statistically_significant -48 19 -16 -26 23; the_effectiveness 42 -1 -60 -99 -12; blind 1 -9 26 -9 -102; likely -29 -69 -91 8 80
^_although -12 -19 -76 -42 61; most -8 -77 -77 46 64; design 18 92 -53 -209 -39; were_compared -28 65 87 -158 -126
from_# -103 -32 -25 22 63; examine_the 24 -4 -44 -20 20; needed -11 -4 -70 11 -2; a_significant 13 -40 20 -12 -40
useful -43 -44 -149 -10 68; greater -16 62 -51 -20 -7; that_the -11 -64 -88 30 20; odds_ratio -28 52 -9 -11 -32
effects 0 37 -8 -15 -59; versus -51 28 -33 47 -64; the_primary -36 -19 17 -10 -40; evidence 25 21 11 -71 -43
two -38 -16 -19 -15 48; human 61 2 57 -127 -90; using_a -106 0 -5 43 -19; participants_were -9 -129 62 -51 -97
the_present 44 -3 -79 -11 -26; had_a -160 -1 -6 -26 77; double_blind 24 -32 -2 -6 -26; we_hypothesized -150 139 -100 -75 1
aim_was -137 148 -99 -90 -41; present_study 28 0 -98 -71 39; were_similar -54 -70 -111 85 -8; were_measured -13 -14 42 -103 -80
were_found -73 67 -41 -3 3; increase 0 0 -47 14 -14; was_conducted 32 -50 -10 -8 -51; randomized_controlled -99 30 49 -124 4
analysis -22 -23 35 -1 -90; december -59 -116 127 -66 -15; december_# -59 -116 127 -66 -15; calculated 42 -38 43 -118 -102
age -31 29 1 -11 -59; a_total -19 36 -16 -10 -34; double -16 23 10 -58 -17; occurred -106 -75 -48 59 -18
%_were -64 -59 -37 50 -35; will 19 11 -109 -2 -9; examined -23 96 23 -206 -121; cross 14 -71 -2 5 -6; divided_into -90 29 25 -63 7
blinded -146 5 105 -176 -98; total_of -16 37 -5 -22 -43; might 95 -42 -93 -20 -11; were_evaluated -49 13 48 -77 -51
per -20 -119 6 25 -27; risk_of 15 16 -18 -85 29; %_respectively -9 -14 -28 38 -54; were_more -70 -76 -131 92 -7
hypothesized_that -54 69 -84 -72 3; divided -24 20 -17 -36 51; explore -15 39 9 -99 -114; to_receive 47 0 -55 35 -129
long -7 -18 -53 37 -14; if 44 28 12 -71 -107; these_results -37 -108 -115 40 -8; a 23 -8 -15 -27 -5; score -114 -19 9 37 -12
the_placebo 64 -39 -82 39 -82; our_results -120 22 -80 39 2; identify -21 43 -46 -33 4; higher_in -82 -69 97 -65 -49
determine_if 47 -41 -134 64 -92; to_explore -11 44 -51 -62 -75; into_two -107 60 -25 -22 -27; total 15 -45 -14 19 -38
hypothesized 3 57 -146 -83 -4; improvements -138 -66 -164 21 97; when 0 -11 -42 -8 12; outcome_was 40 -164 59 -77 -123
cross_sectional -40 -46 54 -22 -59; sectional -40 -46 54 -22 -59; retrospective -163 -22 74 -11 -38; group_and 12 -57 -74 41 33
outcome -24 13 -14 -26 -23; reduced 7 -47 -22 -44 48; a_randomized 24 -15 -13 -106 -76; effectiveness 13 43 27 -111 -31
future -51 -84 -131 33 58; results 26 9 -21 -41 -9; > 27 16 -22 -15 -25; based 14 3 -19 -33 -14; was_found -84 -70 -11 -2 29
receive 57 -25 14 -63 -33; two_groups -94 -23 2 27 -55; into 3 -48 -12 0 -2; placebo_group -35 -18 10 16 -32
unclear 78 -43 -32 -135 -33; improving -64 24 -53 -46 67; are_needed -9 -59 -95 43 -29; be_considered 1 -89 -58 17 -9
#_but -50 -21 38 -23 -75; needed_to -48 -102 77 9 -31; ^_design -45 239 -244 -84 -96; ^_a -66 -90 31 47 -44
results_suggest -58 -12 -35 -123 140; remains -12 69 -86 -150 60; how -36 78 -60 -134 21; p_> -52 -7 -91 166 -85
is_an 53 -78 -15 -14 1; in_group -35 -18 -11 32 -84; findings_suggest -77 -8 -19 -46 60; to_improve -23 -40 -27 -10 45
aged -27 -23 -8 -12 5; placebo_controlled 24 -28 -17 -86 -1; ci_: -28 -12 -36 41 -31; whether_the 20 -31 96 -166 -50
an 6 -14 -7 -11 -21; kg -91 -88 23 -18 38; university -99 -47 84 -19 -75; in_this -26 -15 7 -57 42
#_consecutive -108 -118 80 -13 -40; intervention_group -86 -5 -46 43 14; potential -19 36 -9 -22 -41
significantly_lower -37 -13 -5 -11 39; investigated 18 4 7 -107 -76; common 23 -47 -29 -11 -1; those -16 1 2 -36 3
the_intervention -90 21 31 -32 -12; respectively_p -27 -5 22 -21 -2; between_groups -47 -49 -32 49 -18; methods 51 45 -59 -126 -27
more_likely -44 15 -98 28 9; were_analyzed -91 11 18 -21 -44; ^_further -113 -53 40 1 -15; or -5 -3 24 -16 -39
no_difference -79 -41 -149 80 3; allocated -100 -78 27 -7 -41; seems 7 -106 -123 -22 52; january -63 -26 36 -27 -45
were_performed -187 7 19 -7 -89; randomised_controlled -52 -54 42 10 -75; ^_after -17 -129 20 34 -106; likely_to -56 -41 -68 35 30
days -30 5 -15 -21 11; adjusted -32 -127 14 19 -38; primary_outcome 2 40 -43 -12 -31; cohort_study -170 -81 68 58 -86
indicate -5 -110 42 15 -51; four -141 -42 13 55 -71; recent 66 -16 -59 -115 36; at_baseline 33 44 -31 -4 -91
were_obtained -124 -114 49 6 -74; limited 31 1 -58 -37 -4; suggests 18 -22 20 -34 -11; evaluated_the -60 110 -94 -107 -49
provide 18 -18 40 -3 -73; percent -61 -57 -45 62 -36; aged_# 4 -19 -23 -41 53; sought_to -21 78 -143 -73 -70
or_= -10 35 21 -44 -15; ^_patients -42 -7 37 -50 29; enrolled -118 -157 21 60 -72; conclude -37 -33 -52 -69 94
conclude_that -37 -33 -52 -69 94; little 6 2 -126 34 -23; #_was -119 -108 2 41 -66; ^_all -31 -44 9 10 -66
week -35 -143 39 18 -31; term 7 -16 -55 -26 47; hr 20 -59 29 -1 -132; ^_the -14 3 -6 -13 -6; ^_compared 6 -38 -84 56 6
group_was -47 -70 8 32 -89; difference_between 41 16 4 -45 -48; ^_therefore 1 36 -52 -101 7; scale -18 -44 41 -32 -25
were_collected -11 -18 33 -56 -30; were_observed -124 -65 24 -15 0; as -2 11 3 -34 -52; or_placebo 40 -37 -13 -66 -62
underwent -76 -55 60 -14 -11; methods_a 64 148 -217 -124 -39; often 71 -30 -69 -12 6; test -79 -53 62 -60 52
appears 64 -90 -12 -96 12; placebo -10 2 -22 2 -18; well_tolerated -84 -55 -133 3 49; role_in 16 38 -107 -133 34
explore_the -94 115 -103 -19 -52; development -36 35 -11 -33 -2; january_# -62 -22 24 -16 -38; an_effective -3 -54 -82 -35 53
before -38 -10 31 -57 1; long_term 18 -31 27 -38 6; such -11 3 -39 12 -12; is_known 40 -37 -75 1 -37; known -6 5 -36 38 -58
recruited -180 -9 -12 39 -25; management -36 -2 11 -17 19; using_the -89 -40 28 38 -92; randomly_allocated -35 -13 47 -44 -9
present -4 42 -8 -22 -58; the_two 19 2 -41 -16 17; defined_as -63 -11 91 -124 -23; was_associated -24 -79 -25 12 29
in_a -9 16 -49 -35 -4; whereas 19 -81 -4 12 -46; with -19 6 3 -13 -5; completed 17 -107 11 7 -124; support -6 -31 -61 -48 95
sought 38 -6 -13 -119 -94; outcomes -2 3 16 -64 16; between_# -80 -18 62 -43 -47; the_median -27 -35 30 -17 -113
a_significantly -54 -25 -12 8 -5; acute 14 0 -28 -70 52; implications -111 -19 -105 -39 74; clinical -22 24 -15 -33 -3
demonstrated 55 -93 -120 37 2; to_identify 6 -1 -5 -79 20; ^_methods 101 100 -199 -128 -99; who_were 27 -5 48 -75 -64
>_# 64 -38 -47 0 -9; #_versus -7 -59 -39 95 -12; ci_= -17 -18 -25 32 -41; showed_a -126 -27 -83 113 -119
secondary -18 87 34 -120 -71; decrease -73 2 -90 17 24; randomized_to -22 -32 12 -51 67; defined -38 66 -11 -98 35
difference_in 77 -73 -84 -14 2; recorded 52 -80 45 -109 -4; after -39 -23 0 -19 1; tolerated 24 -101 -150 7 44
^_overall -108 -51 -3 11 -6; than_those -48 0 -177 168 -130; better -16 -16 -103 62 0; indicate_that -5 -87 -36 -19 86
improvements_in -50 -38 -113 12 45; and_after -26 31 -2 -31 -70; administered -79 64 45 -186 44; by_# -124 -6 -64 -5 67
regression 4 -14 15 -25 -112; contribute 20 -31 -35 -21 1; are_not -19 6 -151 -39 45; we_conclude -29 -24 -51 -63 82
contribute_to 12 -24 -25 -39 4; observed_in -10 -79 -48 20 15; these_data -124 -97 132 -125 21; difference_was -32 -16 34 -54 33
subjects -22 -96 48 -1 -5; of_a -18 -63 8 3 30; interventions 90 -35 -101 -58 70; six -146 -76 34 54 -98; only 11 -53 -4 7 -38
reducing -38 29 -118 -3 43; hazard_ratio -36 -22 -67 72 -26; up -27 -38 29 -23 -19; few 37 -37 -201 107 -59; as_a 16 9 -83 -20 21
impact 24 -21 63 -67 -39; hazard -114 -11 54 -32 -59; the_most -6 -24 -77 61 -34; differences_between 11 -89 -9 -39 70
many 33 -5 -119 33 -30; hypothesis 7 -10 -8 -130 86; not_been 32 -24 -5 -99 -40; mechanisms 84 -48 -15 -11 -66; sd -4 37 3 -14 -92
obtained -65 -49 22 6 -11; or_# -166 -17 -28 18 50; been_shown -57 25 -139 21 19; ^_in -3 -31 -17 -4 -16
increase_in -70 25 -1 -24 11; the_hypothesis -24 67 -29 -123 39; reviewed -34 -75 96 -81 -60; not_differ -15 -42 -67 73 -36
shown_that 114 -121 -32 11 -21; occurred_in -82 -57 -31 51 -11; we_conducted 10 -11 -2 -137 -69; has_not -17 57 -152 -60 -144
^_secondary 5 -139 63 -141 -107; baseline_and -112 -11 51 -72 41; alternative 17 33 -104 -39 15; objective_was -100 56 -38 -77 -37
role_of 3 -12 13 -96 48; improvement -58 -130 -28 -4 72; r_= -48 -17 -141 168 -50; ratio_# -58 -52 -25 32 -25
#_days -132 -16 30 -5 -4; prevention 20 0 7 -53 -2; we_sought -91 131 -128 -52 -42; even 58 -103 -21 -66 58
our_findings -14 -7 -21 -64 68; despite 32 -63 -99 5 30; scheduled 8 -91 148 -110 -24; research 90 -1 0 -81 -77
were_not -105 22 -19 42 -56; hypothesis_that -115 102 -122 -39 39; recommended 52 -38 -84 -71 68; safety_of -21 24 -39 76 -92
group_had -61 -28 -8 33 -106; ml -60 83 -35 -12 -20; only_# -124 -25 -7 5 -2; widely 85 -59 -24 -123 -7; rr -60 45 49 -22 -108
reduces 49 -54 -165 -25 54; groups_p -31 -6 36 -23 -60; provides 19 -147 -6 48 -54; appears_to -25 -83 24 -137 82
reported -21 38 -67 43 -78; impact_of 15 45 -17 -41 -50; similar_in -43 -14 -130 50 33; be_used -32 34 19 -38 -30
matched -52 -66 97 -67 -27; follow_up -15 -44 -2 1 -11; a_prospective 29 28 -63 -68 -87; do_not 61 -106 -22 -133 104
patients_in -30 -27 -20 -5 10; adjustment -90 22 -42 57 -63; we_investigated -35 94 -73 -109 27; significant_p -85 -42 -161 15 52
seen -31 -54 -35 63 -22; care -2 -18 -4 -39 28; suggests_that -25 16 33 -4 -48; were_recorded -21 10 27 -110 -49
and_should -93 57 -82 -117 92; aims -174 171 -101 -24 -50; investigate_whether -107 116 -55 -1 -2; is_the -62 34 5 13 -62
less -30 -16 8 -15 -14; l -79 -114 8 24 10; significantly_different -33 -20 -55 2 41; significantly_greater -56 -32 -38 50 -35
national -18 53 51 -102 -17; determined -33 49 56 -125 -29; people 40 -22 -10 -40 -6; correlated -49 -36 -86 73 30
values -32 -112 48 3 -52; #_women -13 -133 11 16 -116; then -53 -9 47 -52 -8; to_study 1 43 -3 -130 21; on_the -4 24 11 -52 -55
^_during -64 -161 -14 51 -40; mg_kg -111 17 -14 -16 5; analyses_were -124 -120 91 -70 -55; ^_despite -7 22 -119 -34 38
the_safety -6 36 -135 86 -112; the_role 7 -9 3 -58 -5; %_for -25 -52 33 -22 -91; achieved -31 -22 -197 89 106
scores -20 -23 35 -28 -35; trend -114 -94 35 -20 17; patients_received -3 -179 30 -14 -91; health -5 -47 15 -5 -41
effects_on 51 -55 -81 -12 35; is_unknown 68 -19 -115 -92 -42; #_compared 46 -76 6 -14 -129; both_groups 7 19 29 -43 -21
#_than -15 -17 -59 60 -30; describe_the 29 -59 24 -62 -30; examined_whether 135 -85 -94 -44 -51; highest -34 -106 65 -39 -64
was_evaluated 13 -134 94 -135 -76; alternative_to 8 18 -111 -114 88; high 2 -50 -18 -25 32; the_patients -127 -122 34 12 -30
decrease_in -99 47 -84 97 -108; a_useful 26 -61 -86 -33 94; hundred -110 -139 -18 54 -70; to_test 15 50 -50 -125 -60
^_recent 7 18 -133 -42 -88; records -13 -11 28 -118 -41; retrospectively -123 34 10 -121 -63; reduction -47 5 4 -22 1
an_important 8 46 -108 -63 -30; have_shown -15 26 -56 -76 25; as_compared 27 -66 -200 81 59; may_have -80 -88 -101 13 38
reduce_the 79 -7 2 -49 -32; was_higher -99 50 -187 66 26; especially 61 -44 -144 -14 30; from -18 -38 0 4 7; need 32 -17 -48 -5 7
with_# 14 -34 -19 -28 17; were_included -148 -44 -52 71 -55; a_higher -5 -39 -78 25 11; and_is -39 19 -131 -62 53
a_# 21 25 -14 -54 -69; among -28 7 -50 16 15; large -52 -18 -16 -25 63; was_defined 33 6 34 -142 -122; improves 31 -31 -143 -73 91
allocated_to -61 -48 -5 17 -37; thus 50 -23 -45 -8 -13; groups_: -85 66 12 -10 -22; rates_were -87 -79 1 69 -48
the_impact 8 43 -16 -27 -56; group_compared -58 -84 2 28 -118; not_significantly -46 -24 -47 29 -5; and_may 103 -134 -42 -151 67
endpoint 87 -129 -42 -26 -76; chronic 82 -36 -28 -55 -9; increases -63 33 -196 37 76; samples 37 -180 39 -37 -39
hr_# -28 -10 12 -5 -55; a_retrospective -119 -14 -4 48 -59; assessed_using 42 -158 5 -127 -28; warranted -129 51 -94 -13 66
logistic -95 -111 49 -4 -60; larger 18 -4 -15 -18 -22; would_be -112 84 -103 -46 49; significantly_associated -38 -29 -12 63 -134
%_had -69 -67 27 -10 -81; differences_were -94 -52 7 -39 36; seems_to -30 -85 -117 5 25; either -18 -14 -37 -13 29
some -7 -21 -86 22 26; was_seen -63 -68 -151 102 27; shown_to -1 16 -69 5 -29; positive 17 -89 30 2 -88; group_a -74 -42 -7 33 -53
known_about -20 2 -85 -107 77; conclusions -133 -118 -2 250 -268; average -121 10 -55 50 13; no_differences -78 -34 -35 15 9
index -67 -37 64 8 -89; follow 11 -70 -12 7 -9; endpoint_was 59 -82 2 -162 -41; center -17 -133 72 -33 -55
prospectively -57 34 56 -149 -53; further_research -84 -57 -84 -8 22; was_more -90 -84 -221 43 48; data_on 74 -137 40 -78 -107
ratio_or -17 76 -169 152 -18; have_a -43 -24 32 -36 17; the_study -37 11 -26 55 -86; in_all -35 -89 18 4 -9
measured_using -94 21 8 -82 -48; is_no -48 8 -75 -53 60; day -57 16 18 -15 -25; effective_in -10 -83 -117 35 32
suggested 89 -166 -64 -36 20; confirm -109 -87 17 5 21; well -34 -4 -49 15 16; had_significantly 63 -17 -183 12 -100
conducted_in -12 -60 37 -72 -55; little_is -32 3 -19 63 -65; we_evaluated 43 -16 -4 -122 -110; b -27 -82 32 43 -125
cohort -24 -51 5 -32 48; demonstrates 54 -43 -74 -111 72; recently -7 41 -118 -31 24; assessed_the 37 -17 -52 -31 -63
we_compared 56 13 -47 -156 -107; and_at -102 -77 73 -15 -106; eight -156 -26 -13 44 12; seen_in -93 43 -98 54 -11
group_than -16 -4 -115 147 -100; rr_# -17 -30 -152 162 -47; a_more -71 -117 -135 59 40; not_significant -11 -18 -99 117 -98
humans 39 -75 -148 -86 75; significantly_more 60 -24 -22 -13 -115; #_cases -128 -100 -28 74 -110; to_reduce -2 -52 -100 26 50
reductions 24 -44 -171 70 25; but_the -5 -19 -135 56 -26; the_groups -89 -36 7 -15 11; data_suggest 7 -75 -124 64 -47
shows -25 1 -150 -7 95; main_outcome -50 -88 156 -135 -19; were_selected -135 -129 180 -130 -33; asked -71 -124 87 -34 -102
study_of -118 38 19 -21 -9; adjustment_for -50 37 -13 31 -146; in_older -25 47 -154 36 19; #_= -69 -24 -46 54 -24
were_treated -108 10 81 -75 -87; group_were -78 -93 -74 96 -79; samples_were -129 -47 -23 38 -19; group_b -71 -38 29 -3 -40
therapies 41 -33 -61 -130 90; by -11 -5 -5 -20 -1; a_common -38 43 -159 -61 20; safety -13 -27 -4 21 -50
feasible -37 12 -86 -133 99; understanding 137 -131 -90 -40 -59; ranged -37 -95 10 10 -126; %_with -62 -95 -30 49 -77
#_min -86 -90 36 11 -55; measures -21 -6 47 -61 -32; randomized_double 8 -21 7 -54 -26; beneficial 42 -147 -105 0 26
cannot 66 -91 10 -123 85; randomized_into 53 -94 16 -194 -35; ^_mean -22 -110 -26 23 40; logistic_regression -95 -112 -1 41 -35
^_sixty -149 -107 79 -20 -22; group_n -21 -48 23 -15 -17; investigated_the 59 -54 -26 -108 -87; disease -23 9 -12 -12 3
min -6 13 -4 -7 -16; further_studies -41 -7 11 -120 117; before_and -39 48 -26 -10 -97; detected_in -76 -42 -172 105 -6
sixty 10 -124 -11 27 -27; inhibitor -16 49 -118 23 -28; in_reducing -64 47 -79 -32 40; per_# 14 23 -71 47 -57
^_data -70 97 -40 -37 -3; through 54 5 -15 -60 -68; is_needed 22 -84 -93 37 -23; marker 40 -2 -156 69 -45
stress -12 22 -96 38 -23; showed_that -48 -99 47 -33 -29; in_children 22 -18 -62 -8 32; designed_to 5 24 -81 -32 -24
conducted_a 22 20 -55 -59 -41; #_week -59 -64 71 -36 -25; cancer -36 33 3 -16 -62; obtained_from -99 -2 48 -82 64
hospital -54 -24 56 -56 -8; outcome_measure -77 -81 145 -122 -41; sectional_study -116 72 -26 -84 -25
were_divided -41 -136 2 13 -33; database -141 -24 51 -7 -39; quantify -137 127 -37 -62 -30; were_calculated 48 59 -29 -113 -30
measure -9 -64 12 26 -53; who_underwent -94 1 17 -12 -1; lowest -68 -48 -18 -28 60; studies_are 33 -64 -62 -109 132
followed 73 39 -19 -98 -66; groups_were -109 -92 -20 42 -25; but_not -119 10 10 31 -57; need_to 25 -100 39 -48 50
who -19 6 -29 -14 33; ^_results 32 -102 176 -151 -131; obesity 49 -68 -66 25 34; there_are 21 -22 26 20 -100
factors -26 27 -14 -28 -10; ^_# -81 -145 19 16 33; essential 122 -118 -129 -95 53; particularly 13 -158 -18 35 -39
longer -24 30 -150 80 -33; ^_previous -49 76 -123 -71 -112; one -30 8 -3 13 -41; were_recruited -78 -109 2 20 -56
than_the 38 -116 -31 20 -9; increasingly 103 -146 -78 47 -80; february -133 65 2 -126 -17; appear 35 -112 -168 7 9
was_the 19 54 -14 -66 -17; was_similar -63 -95 -18 33 -42; the_findings 33 -97 -128 -26 47; evidence_that 0 -18 -137 -66 75
show -32 -152 -82 33 62; approach -11 -3 2 -24 -47; lower_in -79 -75 37 7 -36; compared_between -90 -114 58 -37 -87
secondary_outcomes -91 -64 93 -68 -23; been_reported 40 -38 -14 -2 -91; consisted -149 -4 81 -112 -115; increasing -22 -109 15 5 2
were_significant -46 -16 -125 85 18; the_feasibility 47 -19 -43 -46 23; outcome_measures -130 50 28 -19 -89
was_designed 37 -38 1 -93 -102; assess_whether 20 -17 0 -46 10; study_demonstrates -63 -17 -60 -79 95; assay -108 14 54 -70 -66
population -15 -2 30 -64 -5; few_studies 48 -77 -25 -90 76; ranged_from -25 -43 -37 52 -123; undergoing -26 -33 38 -100 85
promising -14 24 -147 -102 46; development_of 84 -86 -46 -10 4; compared_the 55 -74 38 -54 -118; previous 10 31 -40 -41 -2
of_the -16 -9 -5 12 -15; detected -5 -103 -26 2 36; ^_two -57 -182 25 66 -179; rate 13 -5 -6 -6 -39
after_adjustment -53 42 0 -8 -69; efficacy_and 4 -10 -6 17 -32; ^_retrospective -83 -117 114 -82 -34
randomly_divided -10 -24 141 -128 -9; t_test -35 -35 14 -9 -44; was_a -41 -139 52 17 -21; a_major 1 -77 -72 64 66
primary_endpoint 7 -68 29 -64 -37; we_used -118 -63 58 39 -99; inflammatory -28 69 -107 -12 -33; ^_twenty -177 -182 -17 98 -76
is_still -47 60 -124 -75 -11; influence 9 -94 -37 52 -18; medical -59 -13 20 -24 31; outcomes_were -96 -103 15 -21 17
and_p -36 -21 23 -44 37; #_diabetes -6 18 -62 -25 38; we_found -11 -123 -149 17 39; designed 13 -28 29 -14 -62
`

export const wordWeights: ReadonlyMap<string, readonly number[]> = new Map(
  table
    .trim()
    .split(/[;\n]\s*/u)
    .map((entry) => {
      const [feature = '', ...weights] = entry.trim().split(' ')
      return [feature, weights.map((weight) => Number(weight) / 100)]
    }),
)
