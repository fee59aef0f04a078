/** The roles that are told by words; registration and funding are told by their forms. */
export const toldRoles = ['background', 'aim', 'method', 'result', 'conclusion'] as const
export type ToldRole = (typeof toldRoles)[number]

/**
 * Fitted on half of the labelled abstracts of Evidence Inference v2 (MIT), PubMedQA (MIT), SciFact (ODC-By 1.0) and PubMed samples, labels
 * hidden, by `evaluation/src/fit-roles.ts`; fit again when a feature changes. Log weights: of a role in the first sentence, and of the role
 * (column) that follows a role (row), each against how common it is.
 */
export const firstWeights: readonly number[] = [1.63, 1.73, -3.12, -5.81, -5.03]
export const nextWeights: readonly (readonly number[])[] = [
  [1.58, 0.39, -0.07, -2.79, -4.73],
  [-2.09, 1.69, 0.61, -2.44, -4.85],
  [-6.14, -4.18, 0.85, -0.36, -2.39],
  [-6.19, -5.61, -5.79, 0.83, 0.39],
  [-4.68, -4.1, -4.98, -5.72, 1.85],
]

/** A feature with its weight for each role, in hundredths. */
const table = String.raw`
at-0 110 52 77 -218 -220; at-4 -190 -132 -79 35 155; last -86 -98 -88 -70 171; at-3 -217 -168 -21 120 65
at-1 -5 -38 132 -34 -193; first 75 90 -123 -136 -87; at-2 -115 -163 75 111 -130
last-but-one -126 -100 -67 6 103; p 38 -25 -10 21 -51; many-figures -27 7 1 22 -44
second 40 38 -21 -86 -108; #_% 0 -28 -36 47 -21; % -33 3 -24 20 10; were -20 -24 37 27 -88
is 52 -7 -85 -72 21; ^_to -129 192 -90 -51 -113; # -58 -73 76 41 -55; p_= -25 -26 -16 46 -51
no-figure -24 -60 61 15 -31; = -17 -9 0 27 -54; =_# -17 -9 2 24 -54; #_# -5 -18 -5 8 -19
p_< -34 -28 -37 63 -52; be -12 1 -65 -10 20; <_# -31 5 7 9 -40; < -3 -4 21 -17 -28
significantly -66 -57 -22 37 3; are 32 7 -70 -70 14; group -35 -56 45 19 -55; may 23 3 -121 -44 51
significant -37 -9 -66 37 15; was_to 15 28 -119 29 -115; and_# -5 4 -10 -4 -20; #_and 14 17 -14 -9 -50
ci 18 -30 7 -5 -37; this 19 -10 -59 -22 12; %_ci 29 -30 12 -13 -36; was -51 -2 26 16 -51
was_# -66 -61 -33 51 -12; whether 40 39 -144 -22 -28; determine -19 33 -23 -33 -65; #_p -48 31 40 -60 -3
to_determine 17 -6 0 -19 -96; that -14 -3 -25 1 -22; this_study 15 28 -80 -102 12; has 14 -7 -142 -79 77
study_was 29 17 -45 -85 -81; ci_# -33 -30 23 -13 -32; have 62 1 -90 -15 -20; aim 40 -6 -65 -87 -60
to 2 12 -13 -23 -6; been 30 4 6 -79 -57; higher 16 -36 -72 33 9; respectively -56 -26 -8 45 -87
groups -88 -27 31 19 -38; of_this -36 33 -47 25 -5; no 0 -67 -27 32 -8; can 18 0 -103 -44 40
vs_# -48 -22 12 17 -102; study -34 -31 19 -9 9; than -29 -30 -12 -12 23; not -39 -28 -19 -8 32
mean -48 -38 -17 37 -4; the_aim 11 6 -28 -76 -49; vs -33 -49 15 -6 7; aim_of 50 -37 -23 -73 -48
had -51 -82 -9 48 -30; randomly -51 -63 38 -5 -19; evaluate -11 36 6 -27 -110; assess 2 28 -24 -139 6
there -25 34 -6 -26 -19; to_assess -12 42 -13 -135 -25; in 2 -6 -29 -14 20; %_and -106 12 1 20 -33
randomized -25 -30 -1 -23 77; to_# -35 15 2 -27 2; to_evaluate -13 22 25 2 -125; should 17 -25 -120 30 24
%_# -69 29 -20 16 -2; we 5 -25 -1 -2 -37; using 8 -17 2 -60 15; may_be 36 -84 -87 32 -15
#_to -55 7 -26 26 -26; #_patients -64 -38 -28 55 -43; of_# -68 -50 -12 33 12; n_= -9 -29 15 -16 -51
difference 53 -40 -4 -21 -53; there_was -32 -42 -92 16 43; showed 7 -150 -80 97 -13; is_a -12 12 19 -85 -8
^_we -18 19 -2 -47 5; were_randomly 14 -42 31 -44 -15; suggest 5 -93 -3 13 -19; more -64 -3 -53 4 38
controlled -74 17 38 -40 -9; investigate 51 2 -87 -108 -39; ^_there 16 -28 -60 41 -32
to_investigate 24 13 -47 -107 -38; has_been -16 25 -98 4 6; in_the -6 -20 1 12 -33
no_significant -68 -21 -6 -17 24; compare -1 72 -53 -127 -87; confidence_interval -51 -15 -15 26 -86
were_# -115 -6 -28 30 -36; determine_whether -10 40 -63 -70 -31; determine_the 6 46 -59 -75 -37
%_p -10 -5 -17 24 -14; assessed -5 11 28 -99 12; n -81 -7 31 -10 -29; evaluate_the 12 -15 0 -20 -56
it 13 -7 -47 -22 0; %_of 69 -83 -1 -2 -42; effective -50 -8 -69 9 51; aimed -22 44 -58 -96 -16
aimed_to 33 -2 -95 -59 -81; the_mean -41 -34 -67 92 -69; ^_these -67 -27 -84 3 34
conducted 9 -9 20 -71 -31; assess_the -10 22 -34 -81 20; suggest_that -18 -72 -115 51 -24
there_were 9 6 -17 -5 -12; ^_this -41 5 4 -39 17; can_be -11 -44 -29 12 -17; interval 30 -94 10 -9 -43
should_be -28 -21 -33 -7 18; performed 30 -24 23 -67 -44; to_compare -5 34 -8 -122 -3
studies_have 16 23 -111 -83 -94; group_p -2 -2 -46 44 -22; however 34 -1 -77 -16 6
increased -40 -19 -44 27 9; was_significantly -18 -24 7 -28 25; %_confidence 40 -39 45 -45 -100
were_significantly -18 -17 -196 71 30; found -69 -5 -39 35 7; confidence 52 -59 9 -27 -6
in_patients 23 -4 -89 -12 12; assigned -8 -18 9 -32 -37; did_not -85 -82 6 18 -13
included -59 -52 36 -7 -77; ^_no -36 -75 -87 83 -30; group_# -31 -23 49 -22 -57; in_# -18 -23 -14 30 -41
to_examine -38 42 7 -133 -12; significant_difference -43 -14 -58 58 -31; was_no -57 -34 -35 48 -24
%_in 11 -58 -67 58 -17; significantly_higher -55 -21 8 7 -23; but 27 -48 -34 -2 -6; these -8 16 0 -14 -28
did -61 -27 20 24 -47; the_effect 16 5 -33 -32 4; patients_were -62 -15 -38 37 4; ratio -22 11 51 -39 -113
associated -52 17 -9 -5 16; examine -9 18 -31 -55 -2; improve 24 -64 -44 -71 61; effect_of 12 6 4 -69 13
associated_with 13 -11 -40 -7 17; median -84 -67 -66 73 6; trial 32 -39 5 -56 -6; weeks -83 11 8 1 -7
observed -37 -67 -32 40 -10; #_vs -39 -32 -9 22 -27; %_vs -18 -16 25 -12 -88
control_group -47 24 -6 -12 -18; all -33 -63 -6 45 -38; #_respectively -40 -108 26 21 -79
baseline -43 -26 25 1 -41; measured -32 -12 38 -57 13; findings -45 -15 -47 21 3
decreased -20 -23 -129 35 33; investigate_the -42 33 19 -57 -20; on 13 -40 -17 2 8
participants -27 -25 -3 23 -60; effects_of 41 -44 -45 10 -26; its 46 18 -52 -102 -23; our 5 -31 -15 -70 60
evaluated 20 -2 46 -83 -138; assigned_to -160 17 45 -34 -35; at -9 -32 23 -20 -14; #_in -51 -75 -9 50 -4
was_performed -9 58 14 -150 -60; randomly_assigned -4 -65 -45 54 -20; the_purpose 22 0 -74 -94 -15
although -21 -25 -103 1 71; prospective -38 -29 38 -178 -11; were_used -140 -113 83 -28 -20
important 60 -70 -26 -30 0; purpose 16 -12 27 -45 -61; effect 8 -3 -58 -9 23
significant_differences -91 -43 -14 -13 38; data -20 2 21 -29 -40; ^_our -35 3 -11 -30 63
used -31 5 18 6 -86; #_weeks -52 -36 20 0 -8; lower -84 -23 -44 25 46; versus_# -1 -78 -47 123 -15
at_# -30 -66 -27 12 35; compared_to -19 -24 -89 43 29; were_no -81 -49 15 24 -52
is_associated -35 -10 -47 -36 65; is_not -15 20 -119 -146 87; years -28 -17 3 2 -22
differences 33 -9 -44 13 -46; was_used -63 13 25 -81 -11; the_control -20 11 -28 16 -10
purpose_of 14 -3 -78 26 -32; received 7 1 37 -43 -103; there_is -21 -2 -170 -21 40
between -20 18 -38 3 -17; and_to -27 -7 -37 3 66; similar -18 17 -96 38 23; in_both -94 -127 -48 84 -30
it_is -34 20 -134 17 -3; #_years -19 -3 2 -30 12; #_for -39 -31 -5 22 -67; used_to 37 -83 62 -188 52
the_efficacy 7 13 -41 -39 -31; the_# -59 -1 -37 13 31; reduce -3 -48 -102 -10 73; for_# -72 34 6 -30 -26
collected -74 5 72 -54 -102; compared_with -23 -3 -65 31 29; months -42 10 17 -47 -1
role -25 46 -21 -66 -28; were_assessed 4 -21 52 -91 -71; were_randomized -169 -70 0 40 -69
of -13 -18 -8 17 0; controlled_trial 5 -10 -3 14 -75; risk 18 11 -20 -45 0; statistically -47 19 -25 -1 4
mg -23 -37 15 -50 29; #_were -137 39 -22 28 -80; compare_the 74 -38 -49 -50 -41
^_however 22 -12 3 -40 -18; was_measured -139 106 11 -211 -121; analyzed -44 -84 67 2 -119
patients_with -5 1 -27 -48 33; have_been -1 -17 82 -58 -69; randomised -79 -83 42 21 5
further -14 -44 -54 26 2; #_mg -22 -35 -1 -36 31; improved -4 -24 -162 19 69
was_assessed -155 81 3 -59 -110; the_effects 4 -8 -1 20 -101; odds -101 17 -10 19 -92
#_of -29 -38 0 25 -65; be_a 36 -10 -18 -34 -30; treatment_of -17 61 -84 -56 7; was_not -50 -77 1 33 -56
effectiveness_of -1 41 -90 -108 -13; efficacy_of 12 44 -108 -43 14; primary -62 -51 47 -15 24
questionnaire -64 -80 72 -14 -3; compared 8 -27 16 -38 -7; to_be 10 -28 9 -14 -17
data_were -105 55 -14 -24 -42; ^_at 34 -102 -24 44 -74; three -113 -78 36 55 -30; :_# 37 -23 -20 -2 -25
does 45 -97 -99 -115 101; : -16 -37 12 -14 -21; does_not 40 -70 -79 -107 84; therefore 48 48 -140 -66 6
could 34 -26 -63 -3 -7; studies 25 -86 -35 -3 28; using_a -215 12 -10 39 -20; overall -31 -68 -30 35 5
than_in 55 -50 -2 -16 -35; #_months -23 12 -12 -36 17; each -9 25 7 -44 -58
^_participants 27 -122 52 -68 -42; both -32 -15 -12 13 -17; objective 11 14 7 -35 -42
safe -98 14 -64 -87 155; blind -27 18 22 -14 -113; design 1 84 -47 -207 -47; ^_of -84 -104 -64 85 -74
between_the 60 -48 4 -32 -13; these_findings -110 -34 -131 26 5; objective_of 13 10 -35 -96 -46
patients_# -26 -40 -25 38 -73; was_observed -54 -39 27 -23 5; interval_# -38 -12 37 -27 -61
consecutive -140 -8 35 -3 -13; increase -37 1 -56 40 3; greater -9 62 -39 -16 -7; control -64 10 -1 -9 7
^_it 17 -10 -176 -42 56; interval_ci -50 -19 -14 19 -3; statistically_significant -39 26 -16 -28 29
efficacy 34 2 -36 -32 -20; a_total -47 48 -17 -3 -32; needed -8 -9 -81 8 -10
the_effectiveness 19 9 -76 -106 0; likely -39 -60 -90 12 75; were_compared -32 69 84 -151 -132
that_the 12 -97 -79 28 20; a_significant -27 -37 21 -8 -34; age -37 50 -2 -15 -71
total_of -45 48 -2 -15 -42; double_blind 15 -42 -8 -7 -22; odds_ratio -27 52 -3 -24 -27
useful -29 -53 -143 -3 74; analysis -42 -12 45 4 -89; ^_although -2 -9 -61 -26 53; most -3 -56 -82 36 47
versus -52 41 -26 38 -55; the -3 -4 -19 5 -2; had_a -149 -14 -8 -23 66; from_# -75 -41 -30 19 66
participants_were -10 -109 62 -50 -101; effects -20 40 -34 -8 -40; the_present 29 14 -73 -34 -23
present_study 45 -14 -114 -72 37; the_primary -59 31 18 -18 -39; double -34 25 9 -58 -19
were_similar -39 -56 -101 80 -10; randomized_controlled -76 30 43 -118 14; #_or 80 4 -13 -51 -27
were_measured -13 -27 47 -92 -88; were_found -70 62 -33 -4 0; blinded -142 7 102 -165 -90
was_conducted 20 -43 -8 -20 -49; examined -21 98 15 -212 -136; december -66 -121 123 -59 -20
december_# -66 -121 123 -59 -20; a_randomized 29 -26 -13 -87 -64; study_aimed 41 -25 -124 -10 -117
will 2 23 -88 4 -20; divided_into -93 35 12 -72 30; %_were -65 -59 -39 51 -39; cross 16 -58 -6 -1 -12
occurred -76 -72 -42 53 -12; unknown 56 6 -57 -119 -21; to_describe -41 50 -49 -42 -22
calculated 45 -30 34 -136 -112; per 9 -129 13 31 -36; two -24 -18 -20 -18 52; higher_in -66 -81 82 -52 -26
were_evaluated -50 2 53 -74 -52; human 32 -11 46 -103 -72; ^_design -37 237 -248 -70 -91
%_respectively -6 -17 -21 33 -57; total 25 -42 -14 10 -51; risk_of 15 17 -14 -81 28
the_objective 56 -46 -71 43 -41; evidence 3 17 26 -62 -19; were_more -65 -76 -139 79 -2
long 6 -24 -55 29 -25; describe -2 -32 -1 55 -68; might 59 17 -89 -3 -44; when -27 -11 -34 4 27
these_results -10 -100 -118 34 -5; be_considered -88 -54 -29 22 -7; divided 28 2 -34 -46 61
into_two -51 61 -26 -17 -32; the_placebo 56 -33 -78 41 -66; to_receive 53 5 -59 34 -118
score -97 -87 3 29 -20; into -28 -54 -1 -5 -3; is_to -46 37 -21 -21 33; cross_sectional -39 -40 53 -26 -60
sectional -39 -40 53 -26 -60; outcome_was 48 -154 56 -85 -124; shown 24 5 -79 -9 -16
results 33 -10 -21 -39 -8; group_and 16 -66 -75 47 35; #_but -31 -20 24 -12 -71
retrospective -104 -43 81 -10 -47; was_found -74 -78 -6 3 16; if 32 51 16 -70 -112
examine_the 18 -8 -53 -21 29; improvements -52 -112 -156 12 99; are_needed -12 -67 -85 46 -31
two_groups -79 -20 -4 25 -43; needed_to -54 -90 76 5 -30; based 3 3 -25 -31 -10
placebo_group -30 -17 -5 24 -20; > 25 16 -27 -24 -20; in_group -20 -17 -29 46 -77
results_suggest -73 -14 -34 -108 119; effectiveness 40 6 16 -132 -29; a 31 -8 -14 -34 -6
identify -14 48 -54 -30 7; receive 68 -31 12 -60 -34; how -4 34 -62 -136 -2
findings_suggest -78 -9 -13 -59 74; four -158 -5 18 59 -97; placebo_controlled 42 -37 -14 -104 5
p_> -49 -13 -85 142 -100; outcome -11 7 -12 -25 -23; our_results -117 49 -80 43 15
ci_: -23 -15 -35 39 -29; unclear 73 -32 -28 -114 -16; scale -54 -36 41 -24 -39
evaluated_the -70 114 -83 -97 -35; reduced -15 -40 -11 -36 46; remains -3 76 -80 -156 57
investigated 26 13 14 -106 -96; to_improve -28 -12 -29 -9 24; intervention_group -103 -4 -51 42 9
significantly_lower -9 -14 -10 -6 28; university -73 -94 81 -17 -76; future -33 -65 -119 39 59
adjusted -48 -89 18 13 -42; ^_a -68 -100 29 46 -49; respectively_p -3 -2 17 -15 -2
^_further -112 -60 36 -4 -24; more_likely -36 11 -97 27 6; improving -61 14 -45 -44 60
were_analyzed -101 24 8 -11 -45; between_groups -48 -50 -25 51 -26; methods 62 56 -52 -126 -40
days -19 7 -14 -23 2; in_this -30 -2 5 -64 43; january -71 -20 37 -35 -47; aged -18 -24 -7 -18 -3
determine_if 27 -14 -137 70 -82; no_difference -82 -31 -157 68 -1; potential -35 46 -21 -37 -30
kg -91 -69 15 -8 39; seems 1 -98 -124 -27 52; were_performed -173 21 16 -8 -86; those -33 21 5 -36 1
allocated -104 -80 32 -10 -39; whether_the -8 -14 103 -151 -52; #_consecutive -116 -143 91 6 -35
suggests 11 -25 -27 -29 17; an 10 -23 -5 -15 -23; cohort_study -173 -58 65 51 -72; is_an 24 -40 -31 -15 -1
primary_outcome 7 33 -38 -9 -26; provide 12 -15 26 -17 -68; week -66 -121 54 32 -15
underwent -93 -86 63 -7 -23; increase_in -106 51 -15 -7 23; ^_after -13 -116 20 40 -106
at_baseline 7 50 -26 -2 -87; likely_to -43 -39 -65 35 26; were_obtained -114 -152 60 9 -79
common 42 -42 -63 -18 -4; limited 46 5 -51 -46 -15; enrolled -111 -166 22 65 -63
the_intervention -26 -7 24 -39 -17; randomised_controlled -39 -35 39 -8 -66; conclude -40 -31 -47 -66 84
conclude_that -40 -31 -47 -66 84; or -20 3 24 -16 -37; percent -57 -57 -45 64 -36
before -28 -11 30 -67 38; aim_was -44 68 -133 -105 -87; or_= -2 29 13 -44 -17; term -10 -14 -71 -31 42
hr 21 -63 23 -4 -108; or_placebo 53 -31 -11 -73 -73; support 5 -39 -58 -45 90
^_patients -32 -22 34 -61 29; indicate -17 -85 45 12 -50; were_collected -13 -22 42 -57 -33
difference_between 37 8 -2 -46 -27; ^_compared 22 -43 -101 48 16; group_was -37 -61 7 31 -95
were_observed -95 -72 32 -22 0; was_associated -45 -55 -19 1 20; aged_# 14 -38 -28 -40 49
study_is -21 17 89 -126 -117; ^_all -20 -25 3 6 -68; well_tolerated -60 -68 -147 3 49
methods_a 55 140 -206 -103 -30; tolerated -61 -68 -155 10 44; development -25 1 -16 -37 -1
#_versus -4 -68 -60 107 -9; completed -6 -90 11 16 -121; little 7 -16 -116 40 -22
long_term 8 -36 21 -49 -1; role_in 20 33 -106 -137 8; january_# -63 -17 21 -18 -39
an_effective -6 -22 -108 -20 42; recruited -207 0 -16 34 -28; as 1 17 4 -30 -44
randomly_allocated -27 -11 45 -42 -5; contribute 35 -56 -23 -12 12; we_aimed 40 -44 -21 -22 -49
using_the -79 -5 25 35 -103; secondary -36 93 27 -121 -71; placebo -8 -2 -26 -6 -23
contribute_to 29 -50 -15 -23 14; implications -114 -21 -89 -32 67; to_explore 23 12 -60 -68 -71
the_two 30 14 -38 -10 16; defined_as -30 -20 86 -129 -28; explore 17 14 1 -99 -116; in_a 3 28 -38 -32 -3
management -38 7 -4 -19 4; whereas 21 -93 -10 17 -47; between_# -62 -32 62 -37 -53; acute 14 -4 -31 -62 50
obtained -96 -8 24 4 -10; better -54 9 -92 63 -4; ^_therefore 51 2 -42 -99 13
a_significantly -45 -29 -3 -2 -11; such -3 -3 -33 13 -15; the_median -18 -47 36 -23 -106
outcomes -33 17 10 -70 32; difference_in 70 -61 -76 -15 -11; appears 1 -87 4 -66 61
^_overall -98 -46 14 -2 -1; #_compared -13 -50 -7 32 -111; ci_= -16 -17 -26 32 -43
showed_a -111 -24 -86 111 -113; r_= -44 -18 -92 115 -61; randomized_to 5 -29 6 -53 79
than_those -66 16 -186 163 -132; who_were 42 -5 47 -70 -68; are_not 1 -12 -139 -47 48
after -26 -24 6 -10 4; we_conclude -32 -27 -47 -63 76; >_# 56 -29 -60 0 -3; and_after -36 45 -7 -26 -71
hazard_ratio -16 -27 -74 78 -30; interventions 83 -67 -99 -60 69; decrease -4 -56 -80 18 27
by_# -112 10 -67 -12 69; defined -34 46 -13 -103 35; hypothesized 34 24 -145 -99 -84
clinical -10 32 -14 -31 -7; present -20 45 -20 -13 -56; observed_in -57 -9 -45 17 10
recorded 61 -73 49 -107 -10; six -146 -77 32 54 -85; #_= -23 -13 -30 37 -13
difference_was -26 -22 32 -64 37; regression 29 -19 5 -25 -116; improvement -54 -137 -30 -4 71
up -39 -14 29 -24 -19; role_of -2 -13 3 -105 40; sought_to 30 24 -145 -74 -72; hazard -121 -7 55 -34 -65
hypothesized_that 7 38 -108 -96 -83; mechanisms 79 -54 -52 13 -46; alternative 14 12 -110 -32 7
#_was -34 -111 17 25 -73; sd -19 24 0 -11 -83; ^_methods 103 111 -206 -137 -101; test -72 -33 62 -60 48
differences_between -3 -45 -14 -36 62; #_days -123 -7 15 -15 2; sought 58 -18 -9 -130 -93
reviewed -49 -72 94 -76 -50; improvements_in 13 -106 -118 12 43; occurred_in -46 -45 -34 48 -27
indicate_that -4 -78 -30 -12 77; demonstrated 36 -134 -107 67 27; known 3 -19 -62 31 -63
baseline_and -117 21 53 -73 42; recent 60 -20 -35 -97 37; been_shown -38 13 -148 14 19
we_conducted 14 -24 5 -117 -59; ^_secondary 29 -137 66 -155 -105; subjects -38 -71 44 -6 -14
to_identify 15 0 -7 -78 13; these_data -84 -99 128 -129 12; widely 88 -54 -17 -159 -20
the_most -7 -14 -76 48 -28; administered -54 18 35 -174 49; of_a -30 -44 3 8 27
our_findings -20 -10 -20 -60 84; not_been 29 -15 -38 -81 -26; ratio_# -36 -50 -27 34 -22
as_a 26 16 -83 -16 20; often 59 -24 -75 -23 4; ml -56 79 -29 -7 -30; only -4 -22 -6 0 -34
research 97 -4 -7 -86 -80; the_role -2 -4 -4 -64 -24; not_differ -14 -36 -61 64 -34
were_not -107 26 -31 39 -52; suggests_that -13 20 -8 13 -44; #_than -12 -21 -14 32 -93
group_had -44 -27 -17 38 -92; scheduled -12 -97 140 -107 -20; or_# -67 -34 -27 23 44
we_hypothesized 3 42 -109 -96 -85; rr -64 42 43 -34 -109; similar_in -76 46 -139 49 35
many 30 -26 -111 31 -23; only_# -111 -29 -14 7 2; reported -22 47 -62 42 -89; even 40 -118 -21 -64 60
be_used -37 19 18 -21 -33; a_prospective 21 47 -57 -56 -79; matched -54 -37 91 -64 -27
groups_p -23 -5 42 -30 -60; determined -4 11 62 -111 -23; r 53 -29 -97 25 6; prevention -5 11 5 -60 -12
do_not 58 -113 -29 -121 113; reduces 41 -28 -135 -21 43; recommended 65 -35 -85 -73 74
patients_in -29 -22 -10 1 -3; follow_up -41 -17 0 -3 -12; significant_p -52 -43 -146 18 48
provides 14 -150 2 50 -48; is_known 21 -24 -76 -5 -40; care -2 -11 -5 -47 24; #_women 0 -133 8 14 -117
less -18 -11 12 -9 -22; may_have -53 -146 -88 12 34; were_recorded -13 15 21 -113 -48
reducing -25 19 -122 -7 47; significantly_different -16 -20 -57 0 41
significantly_greater -27 -34 -44 57 -38; impact 28 -12 67 -77 -66; people 26 -19 -19 -38 2
seen -27 -49 -40 67 -27; was_evaluated 12 -135 96 -152 -78; national -15 54 62 -115 -14
we_investigated -8 70 -72 -98 -53; thus 58 -50 -48 -17 -16; correlated -36 -38 -83 60 27
has_not -27 58 -113 -68 -145; few 3 -68 -198 142 -39; mg_kg -109 27 -11 -26 -4
alternative_to -32 54 -118 -122 78; analyses_were -121 -125 86 -56 -46; health 6 -61 22 -5 -38
the_safety -13 35 -130 93 -109; %_for -30 -56 30 -20 -103; cancer -26 12 6 -5 -48
achieved -20 -24 -217 80 99; values -39 -99 48 -1 -51; ^_during -69 -154 -23 58 -45
assessed_using -63 -97 148 -98 -12; ^_in 5 -36 -10 5 -10; patients_received 16 -153 21 -18 -93
decrease_in -64 27 -61 102 -108; effects_on 4 -4 -58 0 22; a_# 44 15 -11 -69 -81; trend -111 -81 33 -19 17
as_compared -10 57 -211 77 60; reduction 14 -53 9 -23 9; records -1 -7 33 -126 -46; then 16 -71 41 -53 1
both_groups 28 -15 20 -48 -26; appears_to 12 -87 38 -138 63; hr_# -14 -10 0 6 -64
highest -19 -100 64 -44 -75; shown_that 85 -109 -41 3 -51; from -11 -58 -4 5 -2; high 14 -45 -18 -30 34
and_should -92 70 -59 -133 95; was_higher -90 42 -173 75 17; adjustment -47 12 -42 61 -60
hundred -106 -147 -16 59 -60; the_patients -126 -119 39 12 -37; scores 12 -50 34 -32 -34
a_more -99 -81 -116 62 35; had_significantly -24 -5 -133 142 -57; hypothesis 7 3 -12 -143 70
explore_the -52 70 -125 -25 -54; humans 59 -159 -126 -92 81; on_the 1 30 13 -49 -59
a_higher 11 -27 -67 30 21; significantly_more -19 -15 -9 19 -96; despite 37 -60 -102 11 9
an_important -9 41 -113 -76 -38; groups_: -80 61 3 -4 -23; was_defined 25 9 32 -154 -137
is_the -64 46 -3 30 -53; ^_despite -12 3 -123 -31 44; prospectively -68 50 39 -146 -58
especially 57 -44 -153 -10 30; impact_of 14 22 -23 -44 -50; among -27 17 -56 8 18
a_retrospective -119 -2 -10 50 -44; data_on 63 -159 36 -59 -93; were_included -151 -51 -57 81 -56
need 22 -21 -48 -3 -2; group_compared -21 -55 -7 29 -126; allocated_to -54 -46 -3 16 -37
rates_were -81 -90 1 62 -54; ^_trial -37 -32 -107 -101 112; not_significantly -21 -30 -38 28 -6
center -19 -104 79 -29 -51; l 29 -142 -6 11 -7; increases -29 4 -202 24 68; with -15 -5 5 -15 -6
chronic 63 -6 -30 -58 -17; significantly_associated -19 -26 20 57 -142; a_useful 7 -12 -74 6 131
seems_to -17 -81 -119 6 18; was_seen -68 -77 -133 92 23; differences_were -62 -68 14 -36 34
%_had -65 -60 28 -14 -79; rr_# -16 -37 -163 168 -48; logistic -86 -112 55 -8 -79; either -39 -16 -25 -5 29
and_may 100 -100 -37 -122 61; conclusions -143 -123 -9 256 -276; endpoint 88 -101 -46 -25 -80
we_evaluated 23 1 13 -126 -106; reduce_the 47 -36 -5 -25 -18; with_# 33 -38 -16 -20 22
randomized_into -26 -42 159 -143 -10; recently 27 8 -131 -34 19; no_differences -69 -50 -30 8 10
larger -19 -14 -5 4 -21; improves 12 -19 -132 -55 69; samples 46 -161 35 -39 -39; index -38 -70 63 4 -97
ratio_or -16 69 -187 148 -16; per_# -10 39 -62 59 -96; retrospectively -64 31 11 -126 -55
the_impact 14 24 -27 -31 -55; measured_using -71 20 12 -115 -52; was_more -68 -62 -188 41 45
have_a -60 -22 48 -37 15; examined_whether 91 -64 -92 -41 -44; endpoint_was 62 -97 -4 -171 -44
the_hypothesis -11 38 -36 -135 49; study_of -124 50 16 -17 11; ^_data -75 93 -36 -44 -2
confirm -115 -87 -6 4 33; safety_of 34 -21 -55 79 -93; is_no -46 13 -74 -46 64; group_a -72 -56 -10 38 -50
cohort -10 -46 10 -39 39; prostate -160 127 -85 -68 69; in_all -38 -84 8 2 -8
conducted_in 3 -54 49 -61 -56; known_about -27 8 -92 -106 78; day -45 1 25 -6 -23; follow 19 -69 -11 3 -9
demonstrates 57 -52 -83 -111 74; seen_in -113 15 -94 59 -3; a_common -31 34 -114 -69 18
well -13 -24 -48 3 13; some -16 -50 -88 35 32; eight -148 -20 -20 37 -1; marker 20 23 -144 55 -48
warranted -123 60 -90 12 43; average -52 -33 -58 47 12; group_than -20 -6 -125 150 -112
not_significant -9 -21 -75 116 -90; feasible -44 24 -89 -125 101; by -7 -20 -9 -15 10
positive -1 -104 39 6 -99; assessed_the 42 -27 -50 -35 -75; to_study -63 70 20 -126 17
were_treated -132 15 61 -86 -85; understanding 137 -152 -94 -33 -61; and_at -88 -91 60 -20 -78
#_cases -125 -100 -30 77 -91; main_outcome -54 -84 154 -140 -22; were_selected -125 -118 178 -134 -38
large -42 -16 -16 -28 68; have_shown 16 -1 -59 -94 32; database -127 -27 51 -3 -39; #_min -85 -74 38 5 -58
inhibitor 6 56 -136 -10 1; stress -28 40 -100 31 -20; the_groups -58 -40 -3 -9 14
samples_were -123 -47 -15 37 -19; group_were -90 -89 -75 100 -96; randomized_double 17 -42 0 -62 -29
asked -80 -129 85 -31 -108; little_is -37 7 -21 63 -72; followed 62 32 -19 -83 -65
ranged -48 -80 9 9 -125; %_with -75 -86 -37 59 -61; group_n -20 -46 4 4 -9; designed_to -12 34 -81 -30 -12
essential 95 -94 -137 -90 52; we_compared 64 7 -42 -175 -130; shown_to -14 19 -62 4 -17
cannot 68 -101 -3 -117 67; further_studies -39 -6 18 -126 134; trial_registration -35 -32 -84 -97 108
ill_patients 71 -147 4 -78 -27; day_# -99 19 3 28 -53; further_research -111 -64 -76 2 12
effective_in 39 -123 -131 33 31; min -8 17 0 -8 -24; and_is -40 19 -59 -64 54
reductions 37 -53 -181 72 28; detected_in -49 -59 -156 100 -12; obtained_from -126 28 46 -79 49
group_b -92 -64 35 5 -90; ^_sixty -150 -116 74 -19 -21; is_needed 23 -82 -95 30 -21
measures 16 -31 51 -63 -31; logistic_regression -83 -112 10 36 -41; prostate_cancer -123 92 -14 -134 16
in_older 12 2 -154 39 16; tests -109 10 71 -40 -47; ^_mean -34 -105 -38 26 27; measure -59 -7 29 35 -86
in_children 33 -25 -64 -15 17; critically 55 -40 -12 -114 -11; sixty 14 -133 -16 26 -23
longer -53 58 -160 81 -38; were_calculated 45 45 -38 -112 -43; but_the -24 -19 -114 66 -29
r_# -109 100 -116 106 -102; detected -77 -23 -19 15 40; investigated_the 36 -29 -20 -120 -61
february -103 59 17 -114 -14; who_underwent -97 -11 25 -1 8; hospital -58 -34 60 -65 -4
outcome_measure -59 -92 127 -128 -26; we_sought -15 71 -131 -51 -44; before_and -33 38 -23 -4 -107
conducted_a -24 52 -44 -36 -33; were_divided -45 -141 8 13 -46; showed_that -50 -66 64 -37 -23
need_to 22 -98 29 -50 50; safety 22 -34 -5 25 -49; studies_are 40 -75 -68 -116 111
describe_the 11 -26 33 -69 -35; lowest -53 -45 -2 -16 59; is_unknown 67 -6 -109 -88 -42
show -61 -76 -77 33 52; but_not -102 13 3 37 -56; controls 20 -3 30 -56 -27; than_the 17 -108 -26 18 -1
approach 3 -27 7 -18 -51; was_the 16 43 -1 -67 -16; groups_were -80 -83 -22 44 -17
data_suggest 18 -69 -113 52 -35; the_findings 48 -98 -123 -37 52; lower_in -108 22 45 4 -44
were_recruited -76 -101 1 25 -54; therapies 56 -47 -44 -108 62; to_reduce 22 -57 -103 26 24
consisted -108 15 39 -69 -67; adjustment_for -2 23 -6 31 -121; was_similar -58 -73 -11 32 -38
could_be -9 -8 -2 -36 15; disease -4 -4 -18 -22 -4; assess_whether -21 26 -11 -43 -25
assay -127 13 63 -80 -76; compared_between -93 -107 63 -36 -109; secondary_outcomes -62 -67 93 -80 -22
were_also -146 -54 52 23 -175; #_week -67 -13 64 -30 -16; ^_recent 16 19 -125 -63 -123
outcome_measures -139 52 26 -20 -91; designed -12 0 22 -6 -60; study_demonstrates -62 -23 -72 -83 103
inflammatory 1 30 -101 0 -17; were_significant -29 -19 -125 74 12; appear 47 -129 -152 14 8
population -13 -10 21 -61 4; particularly 21 -124 -14 32 -33; was_designed 51 -52 1 -93 -95
^_# -91 -153 13 15 26; ^_results -12 -90 166 -134 -113; hypothesis_that -13 29 -100 -49 13
through 43 13 -3 -49 -67; we_used -144 -41 66 40 -81; ranged_from -33 -40 -38 52 -125
stratified -173 -19 83 -41 -101; is_still -35 47 -143 -78 0; beneficial 56 -76 -101 -5 17
rate 27 -38 -2 -7 -47; there_are 22 -15 16 32 -122; been_reported 46 -54 -27 8 -88
^_retrospective -93 -118 115 -84 -35; randomly_divided -6 -29 126 -122 -13
development_of 66 -60 -51 -19 -10; to_test 16 31 -51 -118 -98; was_a -42 -149 41 17 -22
factors -19 22 -5 -28 -19; t_test -31 -40 9 -3 -35; from_the -33 47 -14 -41 -26; who -11 -9 -36 -16 30
increasingly 121 -149 -69 51 -98; medical -61 -2 15 -18 19; found_in 76 -28 -187 12 50
were_determined -145 117 -26 -145 -40; critically_ill 38 -29 0 -115 -10; are_associated 56 -54 -134 22 -24
mechanism 50 -110 -11 -9 -4; due -60 -49 -76 58 46; one -11 -14 -10 12 -44
primary_endpoint 3 -87 25 -71 -42; we_found 4 -127 -153 -4 46; ^_previous -51 99 -121 -73 -106
^_twenty -176 -182 -22 95 -76; outcomes_were -69 -102 15 -17 11; after_# 33 -54 -18 -7 10
consisted_of -103 17 35 -66 -68; higher_than -88 -75 -18 -10 47; ^_two -86 -185 21 67 -184
approach_to 26 30 -116 -47 0; daily -53 73 -11 -23 -39; done -63 44 61 -85 -94
few_studies 67 -85 -23 -109 90
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
