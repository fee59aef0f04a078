/** The roles that are told by words; registration and funding are told by their forms. */
export const toldRoles = ['background', 'aim', 'method', 'result', 'conclusion'] as const
export type ToldRole = (typeof toldRoles)[number]

/**
 * Fitted on half of the labelled abstracts of Evidence Inference v2 (MIT), PubMedQA (MIT), SciFact (ODC-By 1.0) and PubMed samples, labels
 * hidden, by `evaluation/src/fit-roles.ts`; fit again when a feature changes. Log weights: of a role in the first sentence, and of the role
 * (column) that follows a role (row), each against how common it is.
 */
export const firstWeights: readonly number[] = [1.63,1.73,-3.12,-5.81,-5.03]
export const nextWeights: readonly (readonly number[])[] = [[1.58,0.39,-0.07,-2.79,-4.73],[-2.09,1.69,0.61,-2.44,-4.85],[-6.14,-4.18,0.85,-0.36,-2.39],[-6.19,-5.61,-5.79,0.83,0.39],[-4.68,-4.1,-4.98,-5.72,1.85]]

/** A feature with its weight for each role, in hundredths. */
const table = String.raw`
at-0 110 53 76 -219 -220; at-4 -191 -132 -78 36 155; last -86 -101 -86 -70 172; at-3 -217 -168 -22 122 65
at-1 -5 -37 132 -35 -192; first 76 90 -123 -137 -86; p 40 -26 -16 31 -54; at-2 -116 -164 75 112 -130
last-but-one -126 -100 -66 6 103; many-figures -35 13 -7 31 -46; # -61 -71 74 44 -57
second 42 38 -22 -84 -110; #_% 2 -30 -36 44 -20; % -31 2 -24 18 12; were -19 -23 35 27 -89
is 50 -7 -84 -70 23; ^_to -128 192 -91 -53 -111; p_= -24 -26 -3 32 -49; no-figure -23 -61 62 15 -34
= -18 -13 1 26 -54; =_# -18 -13 3 23 -54; #_# -14 -9 -1 7 -21; p_< -35 -28 -28 55 -54; be -12 0 -63 -9 19
<_# -31 5 9 6 -41; < -2 -4 22 -19 -30; significantly -66 -59 -24 40 2; are 31 7 -71 -67 14
group -32 -57 44 19 -54; may 24 3 -120 -45 53; significant -38 -9 -66 36 17; was_to 15 29 -121 28 -115
and_# -2 0 -7 -7 -19; #_and 31 16 -19 -18 -49; ci 17 -31 6 -5 -34; #_p -66 28 22 -47 25
this 19 -11 -58 -23 12; %_ci 28 -30 11 -12 -33; was -50 -2 26 14 -50; was_# -62 -62 -31 48 -10
whether 39 39 -145 -19 -30; determine -20 32 -20 -30 -65; to_determine 16 -7 2 -17 -96
that -13 -3 -25 0 -23; this_study 15 26 -79 -99 12; has 14 -7 -141 -82 78; study_was 29 18 -45 -84 -82
ci_# -32 -30 23 -14 -29; have 63 1 -91 -16 -20; aim 40 -6 -65 -87 -60; to 1 13 -14 -21 -7
been 29 4 6 -78 -58; higher 19 -37 -71 30 11; respectively -63 -32 -3 45 -93; groups -89 -26 30 19 -37
of_this -34 33 -47 22 -7; no 3 -66 -27 30 -8; can 19 0 -103 -46 42; vs_# -46 -21 14 13 -91
study -34 -31 20 -10 10; than -30 -30 -10 -14 22; not -39 -29 -20 -7 32; mean -43 -40 -16 35 -3
the_aim 10 7 -29 -77 -48; vs -34 -53 16 -2 3; aim_of 50 -37 -23 -72 -49; had -53 -83 -9 48 -30
randomly -51 -64 37 -4 -18; evaluate -12 36 5 -26 -110; assess 3 28 -25 -139 7; there -26 34 -6 -24 -19
to_assess -11 42 -14 -134 -24; in 2 -6 -27 -14 18; %_and -107 10 3 18 -33; randomized -24 -32 0 -24 77
to_# -37 16 -4 -23 5; to_evaluate -13 23 26 1 -125; should 17 -25 -120 29 26; %_# -68 25 -19 17 -3
we 6 -26 -2 0 -38; using 8 -15 3 -59 12; #_to -41 -8 -11 15 -38; may_be 35 -82 -88 35 -18
#_patients -60 -41 -28 53 -44; of_# -64 -53 -10 29 14; n_= -12 -37 23 -19 -55
difference 53 -36 -3 -24 -51; there_was -36 -35 -95 19 42; showed 9 -148 -81 99 -14
is_a -11 12 23 -91 -11; ^_we -19 19 -1 -50 5; were_randomly 15 -42 30 -42 -14; suggest 5 -92 -3 13 -18
more -63 -4 -52 2 39; controlled -74 18 38 -41 -7; investigate 51 2 -85 -109 -39
^_there 15 -28 -59 41 -32; to_investigate 24 13 -47 -109 -39; has_been -17 23 -94 5 5
in_the -6 -18 1 12 -34; no_significant -72 -22 -6 -14 22; compare -1 71 -53 -129 -86
confidence_interval -49 -15 -16 26 -83; were_# -117 -9 -22 26 -35; determine_whether -11 39 -60 -67 -32
determine_the 3 45 -51 -74 -36; %_p -10 -5 -17 25 -13; assessed -5 11 28 -96 8
evaluate_the 12 -15 0 -17 -55; n -69 1 20 -12 -23; it 13 -8 -43 -25 2; %_of 68 -85 -2 -3 -40
effective -51 -9 -79 12 55; aimed -22 43 -60 -98 -15; aimed_to 33 -3 -96 -62 -80
the_mean -38 -34 -68 92 -71; ^_these -65 -27 -85 4 35; conducted 7 -10 25 -74 -32
assess_the -10 23 -34 -82 21; suggest_that -18 -71 -115 51 -24; there_were 8 4 -16 -6 -11
^_this -42 7 5 -40 17; can_be -12 -43 -29 11 -14; interval 31 -94 13 -11 -41; should_be -27 -21 -34 -5 17
performed 29 -24 24 -68 -43; to_compare -5 34 -8 -124 -3; studies_have 16 22 -110 -82 -92
group_p -3 -2 -44 40 -22; however 38 0 -78 -19 6; increased -43 -20 -43 29 7
was_significantly -19 -24 8 -31 31; %_confidence 40 -37 44 -44 -98; were_significantly -19 -16 -192 66 31
found -67 -4 -41 38 6; confidence 52 -58 8 -27 -2; in_patients 22 -5 -88 -9 11; assigned -7 -19 10 -33 -37
did_not -86 -83 6 18 -13; included -58 -52 36 -6 -84; ^_no -37 -75 -85 83 -30; group_# -31 -23 52 -26 -58
in_# -12 -26 -13 28 -39; to_examine -37 42 9 -135 -14; significant_difference -41 -14 -61 61 -33
was_no -57 -36 -36 45 -21; %_in 11 -59 -68 58 -16; significantly_higher -53 -21 3 11 -21
but 26 -49 -35 -1 -3; these -9 17 1 -15 -29; did -63 -26 20 24 -46; the_effect 16 6 -35 -33 6
patients_were -61 -14 -38 37 2; ratio -20 12 55 -40 -117; associated -53 18 -8 -8 17
examine -8 17 -27 -60 -4; improve 25 -65 -45 -71 61; effect_of 11 5 6 -67 11
associated_with 14 -12 -41 -8 17; median -82 -65 -65 71 6; trial 28 -40 8 -51 -11
observed -37 -67 -32 41 -10; #_respectively 31 -59 0 11 -93; %_vs -18 -15 26 -13 -88
#_vs -36 -30 2 19 -74; weeks -81 8 8 1 -7; all -34 -64 -6 46 -37; control_group -48 25 -7 -12 -15
#_in -33 -39 -41 46 -2; baseline -42 -27 25 0 -38; measured -27 -14 37 -58 13; findings -45 -15 -46 18 7
decreased -22 -22 -128 36 34; investigate_the -41 31 20 -60 -21; on 13 -39 -16 1 8
participants -25 -26 -4 21 -57; effects_of 40 -45 -46 13 -26; its 47 20 -50 -104 -25; our 4 -32 -16 -69 65
evaluated 22 -1 43 -81 -137; assigned_to -160 16 46 -34 -35; at -9 -31 24 -22 -14
was_performed -13 59 16 -147 -60; randomly_assigned -4 -66 -44 54 -19; the_purpose 22 -1 -67 -96 -15
although -21 -26 -103 -2 74; prospective -37 -28 38 -182 -7; were_used -143 -113 88 -33 -20
important 61 -70 -21 -33 1; purpose 16 -12 25 -43 -60; effect 8 -4 -57 -11 25
significant_differences -95 -43 -14 -12 36; data -20 1 21 -28 -41; ^_our -35 2 -7 -31 61
used -30 5 14 9 -84; lower -83 -24 -42 24 44; versus_# -1 -71 -54 121 -13; at_# -26 -68 -28 9 37
#_weeks -50 -42 21 1 -9; compared_to -19 -24 -92 42 32; were_no -81 -48 14 23 -50
is_associated -34 -11 -47 -35 63; is_not -16 21 -119 -148 85; differences 33 -9 -42 12 -46
was_used -64 11 27 -82 -10; the_control -21 12 -29 17 -9; years -30 -19 4 2 -19
purpose_of 14 -3 -75 23 -30; received 9 0 36 -43 -99; there_is -22 -3 -172 -23 41
between -22 16 -36 3 -16; and_to -27 -7 -35 0 67; similar -16 18 -98 36 27; in_both -93 -128 -47 83 -30
it_is -34 22 -134 17 -3; used_to 39 -83 62 -189 51; #_years -18 -5 2 -29 13; the_# -56 -4 -36 11 33
the_efficacy 8 13 -43 -37 -32; reduce -4 -47 -101 -9 73; for_# -71 33 7 -31 -26
collected -73 4 71 -53 -102; compared_with -23 -4 -69 35 30; months -44 9 17 -47 -1
role -27 46 -20 -66 -30; were_assessed 6 -22 52 -93 -71; were_randomized -163 -67 -3 42 -68
of -14 -18 -8 17 0; controlled_trial 8 -10 -5 12 -77; risk 19 11 -22 -45 0; statistically -47 20 -26 0 3
mg -20 -37 15 -50 27; compare_the 72 -37 -50 -50 -42; ^_however 20 -12 2 -39 -19
was_measured -140 99 17 -210 -120; #_for -36 -23 0 25 -62; analyzed -46 -88 67 7 -122
patients_with -5 2 -26 -48 33; have_been -1 -16 83 -59 -71; randomised -78 -84 39 28 4
further -14 -42 -56 27 2; #_mg -18 -35 -1 -36 30; improved -5 -23 -163 18 71
was_assessed -160 81 5 -60 -106; the_effects 3 -9 -5 27 -101; #_of -30 -36 0 25 -64
odds -101 17 -12 20 -91; be_a 38 -13 -19 -36 -30; treatment_of -19 61 -79 -58 5; was_not -51 -77 -2 34 -55
effectiveness_of -1 40 -88 -105 -12; efficacy_of 11 44 -108 -47 14; primary -61 -51 48 -17 25
questionnaire -58 -82 72 -17 -4; compared 9 -28 13 -36 -4; to_be 10 -29 9 -16 -17
data_were -104 55 -12 -28 -40; ^_at 34 -103 -27 46 -71; #_were -109 25 -23 19 -54
three -114 -79 35 55 -29; :_# 39 -26 -17 -7 -22; does 46 -98 -100 -117 103; : -14 -36 12 -14 -21
does_not 42 -71 -80 -109 86; therefore 47 48 -142 -66 6; could 32 -27 -66 -2 -4; studies 28 -87 -35 -8 33
using_a -215 13 -9 38 -17; overall -30 -69 -30 33 6; than_in 55 -51 -1 -17 -32; #_months -25 10 -10 -37 17
each -7 24 8 -45 -57; ^_participants 27 -123 53 -71 -42; both -34 -17 -13 14 -15
objective 13 15 3 -37 -40; safe -99 15 -65 -89 156; blind -26 19 22 -17 -112; design 2 83 -47 -209 -42
^_of -90 -99 -62 87 -89; between_the 58 -48 4 -31 -14; these_findings -110 -34 -132 26 5
objective_of 12 10 -36 -96 -46; patients_# -25 -41 -22 34 -73; was_observed -54 -39 27 -21 3
interval_# -36 -13 39 -29 -61; consecutive -139 -10 39 -7 -11; increase -37 3 -52 38 1
greater -9 60 -39 -15 -7; control -63 9 0 -10 7; ^_it 17 -11 -177 -42 56; interval_ci -51 -18 -15 21 -4
statistically_significant -39 26 -17 -27 28; efficacy 33 3 -36 -31 -20; a_total -46 48 -18 -5 -32
needed -9 -8 -81 6 -9; the_effectiveness 18 9 -72 -103 0; likely -38 -58 -90 10 76
were_compared -33 69 88 -154 -130; that_the 14 -98 -84 26 25; a_significant -25 -40 19 -6 -34
#_or 55 9 -7 -43 -23; age -35 49 -2 -16 -70; total_of -43 48 -4 -17 -41; double_blind 16 -41 -8 -10 -24
odds_ratio -24 52 -2 -25 -27; useful -28 -53 -144 -3 74; analysis -42 -11 44 3 -86
^_although -2 -10 -61 -26 55; most -3 -55 -87 38 53; versus -52 43 -30 41 -53; the -4 -4 -19 5 -2
had_a -149 -15 -10 -23 65; from_# -74 -39 -26 12 65; participants_were -9 -111 62 -51 -103
effects -20 39 -33 -10 -37; the_present 28 16 -72 -37 -19; present_study 46 -14 -116 -74 40
the_primary -59 30 19 -18 -39; double -33 25 9 -61 -18; were_similar -39 -57 -101 79 -9
randomized_controlled -75 30 41 -117 16; were_measured -11 -25 45 -92 -88; were_found -63 63 -32 -7 -5
blinded -142 7 102 -166 -88; was_conducted 22 -43 -9 -22 -47; examined -21 99 16 -215 -138
december -67 -122 123 -57 -17; december_# -67 -122 123 -57 -17; a_randomized 29 -27 -12 -93 -63
study_aimed 42 -26 -131 -10 -117; will 1 24 -89 4 -19; divided_into -94 37 11 -61 6
%_were -58 -60 -38 50 -40; cross 14 -59 -5 2 -12; occurred -75 -71 -42 54 -13; unknown 53 6 -55 -123 -22
to_describe -41 49 -54 -8 -22; calculated 45 -30 36 -137 -110; two -26 -17 -17 -18 51
higher_in -68 -80 83 -53 -25; were_evaluated -50 2 56 -76 -51; human 29 -12 46 -95 -83
^_design -40 236 -247 -71 -98; %_respectively -5 -15 -29 41 -55; total 26 -41 -14 10 -54
risk_of 17 18 -16 -82 33; the_objective 56 -46 -71 44 -41; evidence 2 17 28 -63 -21; per 8 -130 9 27 -22
were_more -68 -76 -138 83 -6; long 6 -22 -56 27 -24; describe -2 -28 -8 54 -67; might 58 16 -89 -4 -42
when -25 -10 -35 3 29; these_results -10 -100 -120 36 -6; be_considered -88 -53 -30 20 -5
divided 29 3 -32 -40 54; into_two -50 62 -25 -22 -25; the_placebo 56 -29 -80 41 -66
to_receive 54 6 -58 32 -118; score -95 -85 1 30 -20; into -27 -53 2 -6 -7; is_to -44 36 -24 -23 34
cross_sectional -39 -40 52 -26 -58; sectional -39 -40 52 -26 -58; outcome_was 48 -155 55 -84 -122
shown 25 5 -79 -10 -15; results 33 -11 -20 -39 -10; group_and 13 -66 -72 45 36; #_but -27 -21 28 -16 -71
retrospective -102 -39 78 -12 -47; was_found -80 -77 -13 8 19; if 32 51 16 -71 -111
examine_the 17 -7 -54 -22 27; improvements -50 -111 -161 14 99; are_needed -11 -66 -84 44 -30
two_groups -77 -19 -6 26 -44; needed_to -53 -90 75 5 -28; based 3 2 -23 -32 -9
placebo_group -31 -16 -1 22 -20; > 25 16 -27 -20 -29; a 29 -8 -14 -32 -5; in_group -22 -18 -24 40 -73
results_suggest -71 -13 -36 -111 122; effectiveness 39 6 18 -137 -26; identify -14 50 -52 -31 6
receive 68 -31 12 -63 -34; how -1 35 -68 -137 -1; findings_suggest -78 -9 -14 -56 72
four -158 -5 20 57 -96; placebo_controlled 42 -36 -14 -107 5; p_> -50 -13 -83 138 -91
outcome -7 8 -13 -28 -23; our_results -116 49 -78 46 13; ci_: -24 -14 -36 41 -31
unclear 73 -31 -28 -114 -15; scale -54 -34 43 -29 -37; evaluated_the -65 115 -85 -107 -37
reduced -15 -41 -11 -39 46; remains -4 77 -81 -158 59; investigated 26 12 15 -106 -97
to_improve -29 -12 -28 -10 24; intervention_group -105 -4 -48 39 10; significantly_lower -9 -14 -4 -12 26
university -71 -94 82 -20 -75; future -34 -64 -117 38 59; adjusted -49 -89 18 14 -40
^_a -67 -102 30 43 -46; respectively_p -5 -4 15 -12 -2; ^_further -114 -62 36 -6 -21
more_likely -37 12 -98 26 7; improving -63 15 -44 -48 61; were_analyzed -99 25 6 -9 -41
between_groups -49 -49 -24 50 -26; methods 62 55 -52 -123 -39; days -19 2 -15 -19 -1
in_this -32 -2 5 -64 44; january -66 -17 35 -36 -48; aged -17 -27 -7 -18 -1
determine_if 27 -13 -139 70 -83; no_difference -83 -34 -156 70 -4; potential -37 48 -18 -41 -30
seems 1 -97 -125 -28 54; were_performed -172 21 16 -8 -88; those -32 20 5 -36 1
allocated -101 -81 31 -9 -39; whether_the -11 -13 102 -155 -52; #_consecutive -118 -144 94 3 -33
suggests 11 -27 -29 -24 12; an 10 -24 -6 -15 -24; kg -91 -67 16 -9 41; cohort_study -173 -61 66 51 -71
is_an 23 -38 -29 -21 0; primary_outcome 6 33 -37 -8 -27; provide 10 -14 29 -18 -67
underwent -90 -84 61 -7 -19; increase_in -105 53 -13 -9 23; week -68 -122 55 32 -16
^_after -18 -115 23 36 -104; at_baseline 7 49 -26 -3 -86; likely_to -43 -37 -66 35 27
were_obtained -117 -152 60 10 -78; common 41 -42 -57 -20 -4; limited 47 3 -52 -44 -14
enrolled -113 -166 24 65 -63; the_intervention -25 -7 24 -40 -15; randomised_controlled -39 -36 42 -11 -74
conclude -42 -31 -49 -67 83; conclude_that -42 -31 -49 -67 83; or -18 3 23 -16 -37
percent -61 -58 -45 64 -35; before -26 -11 29 -69 39; aim_was -44 69 -129 -107 -85; or_= -4 31 17 -49 -19
term -7 -16 -71 -33 43; hr 23 -65 26 -4 -111; or_placebo 55 -34 -7 -75 -74; support 5 -38 -59 -47 91
^_patients -32 -25 32 -57 33; indicate -17 -86 45 19 -57; were_collected -13 -22 43 -58 -32
difference_between 37 8 -1 -45 -34; ^_compared 23 -42 -99 45 15; group_was -37 -60 10 29 -96
were_observed -96 -73 33 -22 -1; was_associated -42 -55 -20 1 20; aged_# 15 -41 -30 -39 51
study_is -23 16 93 -121 -122; ^_all -20 -26 3 5 -67; #_was -42 -135 7 35 -66
well_tolerated -61 -69 -147 3 49; methods_a 57 138 -205 -103 -31; tolerated -62 -68 -154 10 44
development -25 0 -16 -35 -1; completed -6 -92 11 17 -121; little 7 -16 -115 40 -22
long_term 10 -34 17 -50 -2; role_in 21 34 -109 -138 10; january_# -59 -14 19 -19 -41
an_effective -8 -22 -105 -20 42; recruited -206 0 -17 34 -24; as 2 17 4 -30 -46
randomly_allocated -28 -11 49 -46 -5; contribute 35 -56 -22 -13 12; we_aimed 40 -44 -20 -24 -50
using_the -77 -4 26 33 -103; secondary -37 95 26 -122 -71; placebo -11 -2 -27 -5 -23
contribute_to 30 -51 -15 -25 15; implications -113 -20 -89 -32 67; to_explore 23 12 -60 -67 -72
the_two 31 14 -35 -13 17; defined_as -30 -19 85 -128 -27; explore 17 14 -1 -99 -116; in_a 0 29 -39 -30 -1
management -38 6 -1 -21 7; whereas 23 -91 -9 16 -48; between_# -63 -33 66 -39 -52; acute 16 -4 -31 -67 57
obtained -91 -6 22 4 -8; better -54 11 -93 63 -4; ^_therefore 50 2 -42 -98 12
a_significantly -40 -28 -6 0 -9; such -4 -2 -38 15 -12; the_median -19 -46 35 -22 -105
outcomes -33 17 12 -70 30; difference_in 69 -55 -77 -18 -11; appears 3 -87 2 -68 64
^_overall -98 -46 13 -1 -2; #_versus -3 -71 -46 97 -10; ci_= -15 -18 -26 32 -49
showed_a -109 -23 -86 110 -111; randomized_to 8 -30 6 -52 80; than_those -71 16 -188 166 -135
who_were 43 -4 50 -73 -69; are_not 0 -12 -138 -49 50; after -27 -26 7 -9 5; we_conclude -36 -27 -49 -64 76
>_# 59 -29 -59 3 -13; and_after -39 47 -4 -28 -72; hazard_ratio -16 -26 -72 76 -30
interventions 82 -66 -99 -62 70; decrease -9 -58 -77 18 26; by_# -110 10 -63 -15 70
defined -31 43 -13 -106 37; hypothesized 35 24 -146 -99 -84; clinical -9 32 -16 -31 -6
present -18 44 -24 -8 -58; observed_in -58 -5 -46 15 13; recorded 61 -74 48 -108 -7
difference_was -24 -21 33 -63 40; regression 29 -18 7 -26 -119; improvement -55 -138 -32 -2 72
up -37 -15 32 -26 -21; role_of -3 -14 7 -100 39; sought_to 30 24 -145 -73 -72; six -148 -76 34 53 -90
hazard -120 -7 52 -32 -65; hypothesized_that 7 37 -110 -95 -83; #_days -122 -12 20 -12 -7
mechanisms 78 -54 -52 13 -45; alternative 14 12 -110 -33 8; sd -17 24 1 -8 -96
^_methods 103 109 -204 -137 -99; test -74 -33 60 -58 52; differences_between -1 -45 -13 -39 63
sought 59 -18 -10 -129 -92; reviewed -49 -75 96 -77 -50; improvements_in 12 -105 -117 10 45
occurred_in -45 -45 -34 46 -26; indicate_that -2 -78 -29 -16 86; demonstrated 37 -138 -103 72 17
known 3 -19 -58 28 -63; baseline_and -117 22 52 -72 42; recent 58 -20 -34 -95 34
been_shown -38 13 -149 13 20; we_conducted 17 -22 4 -121 -60; ^_secondary 25 -139 66 -155 -110
subjects -38 -71 46 -8 -13; to_identify 15 0 -6 -80 15; these_data -84 -99 128 -130 13
widely 94 -53 -28 -159 -20; the_most -5 -14 -83 54 -28; administered -54 19 39 -179 49
r_= -30 -22 -123 135 -61; of_a -28 -43 4 3 27; our_findings -19 -10 -20 -58 82
#_compared -18 -59 30 -4 -123; not_been 28 -15 -38 -80 -26; ratio_# -30 -49 -23 30 -23
as_a 25 14 -80 -15 16; often 60 -24 -76 -24 5; only -5 -22 -2 -1 -38; research 98 -3 -8 -88 -79
the_role -3 -5 0 -64 -22; not_differ -13 -37 -61 61 -31; ml -54 77 -27 -10 -27
were_not -107 26 -29 40 -54; suggests_that -12 17 -10 18 -47; group_had -46 -26 -13 39 -84
scheduled -17 -96 142 -111 -19; or_# -65 -35 -28 18 53; we_hypothesized 3 42 -110 -96 -85
rr -62 42 46 -37 -110; similar_in -76 46 -141 49 38; many 30 -25 -114 32 -22; only_# -109 -28 -13 4 2
reported -21 46 -61 39 -86; even 42 -118 -21 -63 58; be_used -35 17 23 -25 -36
a_prospective 22 47 -57 -58 -80; matched -54 -36 91 -67 -26; groups_p -23 -5 41 -30 -58
determined -6 13 63 -112 -22; prevention -4 9 4 -59 -11; do_not 60 -117 -22 -130 110
reduces 41 -29 -135 -24 47; recommended 65 -35 -85 -76 77; patients_in -28 -22 -10 1 -3
follow_up -41 -16 -2 -3 -11; significant_p -52 -45 -148 18 49; provides 13 -148 2 55 -53
is_known 20 -23 -77 -5 -41; care -3 -12 -7 -43 25; #_women 2 -136 8 14 -115; less -18 -11 13 -10 -25
may_have -55 -146 -89 11 35; were_recorded -14 14 23 -116 -48; reducing -25 20 -119 -6 42
significantly_different -16 -20 -55 -2 41; significantly_greater -31 -33 -44 57 -41
impact 28 -12 66 -77 -65; people 26 -20 -17 -40 4; seen -27 -48 -40 67 -26
was_evaluated 11 -137 96 -152 -78; national -17 53 58 -105 -14; we_investigated -11 71 -69 -98 -52
thus 57 -49 -44 -21 -15; correlated -38 -38 -88 65 26; has_not -27 57 -113 -69 -147
few 9 -73 -200 133 -23; mg_kg -112 28 -11 -30 -2; alternative_to -31 54 -119 -123 79
analyses_were -119 -126 87 -56 -46; health 5 -61 18 -2 -35; the_safety -12 37 -130 93 -109
%_for -27 -53 30 -20 -100; cancer -25 11 6 -2 -52; achieved -20 -25 -215 79 98; values -39 -98 49 -2 -51
^_during -69 -158 -17 52 -37; assessed_using -52 -97 145 -99 -11; l -26 -138 0 25 6; ^_in 5 -37 -10 6 -9
#_than -9 -17 -51 57 -33; patients_received 15 -152 23 -19 -95; decrease_in -63 26 -63 103 -106
effects_on 4 -4 -59 3 18; trend -110 -82 39 -23 17; as_compared -9 58 -212 74 63
reduction 14 -52 14 -26 7; records -1 -7 32 -124 -48; then 16 -70 44 -58 0; both_groups 28 -16 18 -46 -24
appears_to 13 -87 38 -140 64; hr_# -14 -12 1 5 -73; highest -23 -101 63 -43 -73; high 11 -48 -15 -29 33
shown_that 88 -109 -43 7 -49; from -10 -58 -7 6 -1; and_should -92 70 -60 -151 108
was_higher -91 42 -173 76 15; adjustment -37 10 -43 60 -59; hundred -106 -145 -17 57 -62
the_patients -128 -120 38 11 -34; scores 13 -50 30 -29 -32; a_more -102 -82 -116 64 34
had_significantly -23 -5 -132 139 -57; hypothesis 8 1 -12 -144 70; explore_the -52 70 -126 -26 -54
humans 58 -159 -126 -85 79; on_the 1 31 13 -51 -60; a_higher 18 -33 -67 32 19
significantly_more -20 -14 -6 17 -95; despite 37 -60 -102 11 11; an_important -7 41 -115 -78 -43
groups_: -81 63 3 -5 -22; was_defined 24 10 33 -154 -132; is_the -61 47 -6 28 -51
^_despite -12 3 -123 -28 43; prospectively -69 50 39 -146 -59; especially 58 -43 -153 -12 31
impact_of 14 21 -25 -44 -50; among -27 18 -56 6 18; a_retrospective -123 -4 -9 49 -43
data_on 64 -159 37 -62 -91; were_included -150 -51 -56 79 -53; need 23 -20 -48 -5 0
group_compared -22 -59 -2 25 -129; allocated_to -55 -46 -6 18 -37; rates_were -81 -89 -1 62 -52
^_trial -41 -32 -105 -100 112; not_significantly -22 -29 -34 21 -4; center -20 -103 80 -29 -51
increases -29 4 -204 25 69; with -16 -4 5 -14 -7; chronic 63 -5 -29 -60 -13
significantly_associated -18 -25 19 56 -144; a_useful 7 -12 -74 4 133; seems_to -17 -80 -119 6 18
was_seen -69 -77 -132 92 24; differences_were -65 -56 15 -37 34; %_had -63 -63 26 -12 -79
logistic -87 -114 50 -5 -75; either -36 -18 -25 -5 28; and_may 100 -102 -36 -122 63
conclusions -143 -123 -8 254 -275; endpoint 88 -98 -46 -25 -79; we_evaluated 27 3 5 -123 -106
reduce_the 47 -36 -4 -25 -19; with_# 36 -38 -14 -25 19; randomized_into -28 -45 161 -143 -10
recently 18 13 -128 -32 18; no_differences -68 -50 -31 9 9; larger -23 -17 -3 3 -20
improves 12 -18 -133 -55 71; samples 44 -162 37 -41 -38; index -38 -66 61 3 -95
ratio_or -17 69 -187 149 -17; retrospectively -63 31 10 -125 -55; the_impact 14 24 -27 -31 -55
measured_using -73 20 11 -110 -53; was_more -72 -67 -191 38 47; a_# 57 1 -25 -49 -98
have_a -57 -24 49 -37 12; examined_whether 92 -65 -93 -40 -43; endpoint_was 62 -99 -3 -174 -43
the_hypothesis -10 39 -40 -134 49; study_of -123 51 15 -18 12; ^_data -75 93 -36 -38 -9
confirm -116 -85 -12 9 29; safety_of 33 -20 -55 81 -95; is_no -46 14 -74 -46 63; group_a -64 -49 -9 31 -42
cohort -13 -45 11 -40 40; prostate -159 129 -89 -69 76; in_all -37 -83 10 -2 -5
conducted_in 4 -54 48 -61 -53; known_about -27 8 -93 -105 78; day -44 1 26 -9 -21; follow 20 -69 -14 3 -7
demonstrates 57 -55 -87 -111 76; seen_in -113 15 -98 58 -2; a_common -30 34 -117 -70 19
well -11 -23 -49 3 11; some -13 -52 -88 36 30; eight -148 -20 -19 36 -1; marker 21 24 -143 61 -55
warranted -122 60 -91 12 44; average -52 -35 -56 46 11; group_than -21 -6 -125 148 -112
rr_# -17 -35 -154 159 -49; not_significant -9 -21 -75 116 -90; feasible -44 24 -92 -126 99
by -7 -19 -9 -15 9; positive -1 -104 38 7 -96; assessed_the 40 -27 -47 -36 -71; to_study -66 71 20 -127 17
were_treated -131 15 62 -86 -84; understanding 137 -153 -94 -34 -61; and_at -88 -90 61 -22 -77
#_cases -126 -100 -27 73 -95; main_outcome -52 -84 156 -142 -19; were_selected -126 -119 178 -129 -36
large -42 -15 -17 -29 69; have_shown 16 -2 -57 -95 31; b -41 -45 28 28 -133; database -126 -28 50 -3 -37
inhibitor 2 52 -129 5 -15; stress -27 42 -102 32 -20; #_= -22 -26 -39 46 -22; the_groups -57 -39 0 -10 12
samples_were -123 -48 -15 36 -19; group_were -91 -90 -76 100 -94; randomized_double 19 -41 -4 -47 -28
asked -79 -129 87 -33 -108; little_is -36 7 -22 63 -72; followed 64 32 -18 -89 -64
ranged -50 -83 9 8 -124; %_with -74 -87 -37 58 -61; designed_to -13 36 -81 -33 -14
essential 97 -95 -138 -90 52; we_compared 64 6 -42 -177 -128; shown_to -13 19 -61 2 -16
cannot 66 -101 7 -122 63; further_studies -39 -6 18 -122 132; trial_registration -39 -32 -80 -93 106
ill_patients 71 -147 5 -78 -27; day_# -99 17 3 30 -56; #_min -86 -80 34 8 -57
further_research -108 -63 -75 3 12; effective_in 38 -123 -129 31 30; and_is -41 20 -61 -67 55
reductions 33 -49 -174 69 28; detected_in -56 -59 -157 103 -13; obtained_from -126 29 45 -80 49
group_b -73 -46 26 1 -40; ^_sixty -153 -119 74 -18 -22; group_n -21 -49 24 -17 -12; per_# -7 40 -65 36 -56
is_needed 23 -82 -95 31 -22; measures 15 -31 49 -61 -30; logistic_regression -84 -114 7 37 -41
prostate_cancer -121 95 -25 -129 26; in_older 12 2 -154 35 17; tests -108 11 64 -37 -44
^_mean -33 -105 -37 25 27; measure -53 -4 25 33 -87; in_children 33 -24 -67 -20 24
critically 54 -39 -12 -114 -11; min -6 16 -3 -8 -21; sixty 15 -136 -16 26 -24; longer -54 58 -157 79 -37
were_calculated 46 44 -36 -113 -39; but_the -22 -18 -115 65 -29; detected -77 -24 -24 16 44
investigated_the 35 -32 -18 -120 -62; february -104 64 14 -114 -14; who_underwent -100 -14 27 -1 9
hospital -58 -35 58 -57 -8; outcome_measure -64 -95 130 -126 -28; we_sought -15 71 -130 -51 -43
before_and -33 40 -26 -1 -105; conducted_a -24 53 -45 -37 -33; were_divided -44 -136 10 10 -35
#_week -68 -13 69 -37 -16; showed_that -43 -64 65 -39 -23; need_to 23 -98 28 -51 51
safety 21 -32 -6 24 -49; studies_are 40 -74 -67 -111 107; describe_the 9 -26 34 -46 -34
lowest -54 -46 0 -19 60; is_unknown 68 -7 -108 -89 -44; show -60 -76 -76 33 53; but_not -101 13 8 31 -56
controls 22 -1 31 -56 -34; than_the 18 -107 -25 20 -6; approach 5 -23 3 -21 -52; was_the 13 43 -4 -58 -14
groups_were -81 -84 -21 43 -18; data_suggest 19 -69 -115 50 -33; the_findings 49 -98 -122 -37 52
lower_in -109 22 43 5 -43; were_recruited -75 -102 3 23 -55; therapies 55 -46 -46 -109 61
to_reduce 24 -58 -103 25 24; consisted -106 15 38 -65 -69; adjustment_for 6 19 -7 31 -120
was_similar -59 -75 -11 33 -40; could_be -9 -7 0 -39 16; disease -3 -4 -18 -23 -3
assess_whether -20 26 -10 -43 -25; assay -124 15 62 -82 -76; compared_between -93 -105 63 -35 -108
secondary_outcomes -62 -67 93 -81 -22; were_also -149 -54 53 23 -174; ^_recent 15 19 -126 -62 -122
outcome_measures -139 53 30 -19 -91; designed -11 0 22 -8 -61; study_demonstrates -62 -23 -75 -84 104
inflammatory 2 33 -104 -2 -16; were_significant -29 -19 -124 71 11; appear 47 -129 -153 13 9
medical -61 0 15 -22 19; population -12 -9 23 -61 4; particularly 24 -124 -14 33 -37
was_designed 53 -53 -2 -91 -95; ^_# -88 -154 14 11 27; ^_results -10 -90 166 -136 -114
hypothesis_that -10 26 -106 -49 14; through 43 10 0 -52 -66; we_used -144 -41 69 36 -79
ranged_from -33 -42 -38 52 -125; stratified -171 -19 83 -42 -99; is_still -34 46 -141 -76 0
beneficial 55 -76 -101 -5 18; rate 27 -37 -4 -8 -45; there_are 24 -15 16 27 -117
been_reported 47 -54 -26 10 -87; ^_retrospective -94 -119 117 -83 -34
randomly_divided -8 -24 124 -119 -11; development_of 67 -59 -49 -24 -7; to_test 12 29 -44 -127 -100
was_a -43 -143 42 13 -20; factors -19 22 -7 -27 -17; t_test -16 -22 -25 29 -17
from_the -32 47 -14 -42 -25; who -12 -8 -35 -17 28; increasingly 121 -148 -70 51 -98
found_in 80 -25 -189 -4 57; were_determined -146 117 -26 -146 -37; critically_ill 38 -28 0 -115 -10
are_associated 55 -54 -133 18 -16; mechanism 50 -105 -11 -7 -8; due -59 -49 -75 55 46
one -12 -14 -10 11 -42; and_p -12 -16 17 -30 35; primary_endpoint 3 -85 25 -72 -41
we_found 4 -129 -158 -4 49; ^_previous -53 101 -120 -73 -105; ^_twenty -176 -183 -20 93 -75
outcomes_were -71 -101 15 -16 10; after_# 35 -53 -17 -10 15; consisted_of -101 17 35 -63 -70
t -43 -37 74 -44 -80; higher_than -88 -74 -22 -7 47; ^_two -82 -189 17 66 -182
approach_to 27 29 -116 -49 2; daily -52 73 -18 -17 -34; done -62 45 60 -85 -94
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
