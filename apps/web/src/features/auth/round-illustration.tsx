/** Two colleagues on a ward round bend over one chart. */
export function RoundIllustration() {
  return (
    <svg viewBox="0 0 480 340" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M34 34h112v140H34z" className="fill-drawing-soft" />
      <path d="M90 34v140M34 104h112" className="stroke-sunken" strokeWidth="5" />
      <g className="stroke-line-strong" strokeWidth="3">
        <path d="M438 32v288M422 32h32" />
        <path d="M426 36v14M450 36v14" />
      </g>
      <path
        d="M417 50h18v32a9 9 0 0 1-18 0z"
        className="fill-drawing-soft stroke-line-strong"
        strokeWidth="2"
      />
      <path d="M426 91c0 60-30 62-28 116" className="stroke-line-strong" strokeWidth="2" />

      <Nurse />
      <Physician />
      <Chart />

      <path
        d="M170 262c8-8 22-8 26 2 3 10-6 20-20 18-8-2-12-14-6-20z"
        className="fill-figure stroke-ink"
        strokeWidth="2"
      />
      <path
        d="M314 250c-8-8-22-8-26 2-3 10 6 20 20 18 8-2 12-14 6-20z"
        className="fill-figure-shade stroke-ink"
        strokeWidth="2"
      />
      <path d="M12 320h456" className="stroke-text" strokeWidth="3" />
    </svg>
  )
}

function Nurse() {
  return (
    <g className="stroke-ink" strokeWidth="2">
      <path d="M70 320c0-72 16-106 52-118l30-10h34l28 12c26 14 36 56 38 116z" className="fill-drawing" />
      <path d="M150 168h36v24c-6 16-30 16-36 0z" className="fill-figure" />
      <path d="M144 190l24 34 24-34" className="stroke-figure" strokeWidth="3.5" />
      <path d="M98 246c14 24 38 32 74 26" />
      <g transform="rotate(9 168 140)">
        <path
          d="M136 132c0-24 13-38 32-38s32 14 32 38c0 28-14 48-32 48s-32-20-32-48z"
          className="fill-figure"
        />
        <path
          d="M131 150c-11-46 6-72 38-72 30 0 44 22 36 60-7-12-10-24-12-32-15 12-34 14-50 12-2 12-5 22-12 32z"
          className="fill-ink"
        />
        <circle cx="132" cy="84" r="16" className="fill-ink" />
        <path d="M154 144c3 2 6 2 9 0M179 144c3 2 6 2 9 0" />
        <path d="M171 146l2 11h-5" strokeWidth="1.5" />
        <path d="M164 166c4 3 9 3 13 0" />
      </g>
    </g>
  )
}

function Physician() {
  return (
    <g className="stroke-ink" strokeWidth="2">
      <path d="M234 320c2-66 10-106 44-120l30-12h34l34 14c34 16 46 56 48 118z" className="fill-figure" />
      <path d="M302 192l24 44 22-44" className="fill-drawing-soft" />
      <path d="M326 236v84" />
      <path d="M306 166h38v22c-6 18-32 18-38 0z" className="fill-figure-shade" />
      <path d="M302 192l-16 12 12 14-6 10 34 40M348 192l16 12-12 14 6 10-32 40" className="fill-figure" />
      <path d="M400 250c-18 24-48 30-84 18" />
      <g transform="rotate(-8 326 130)">
        <path
          d="M290 124c0-27 14-44 36-44s36 17 36 44c0 30-16 50-36 50s-36-20-36-50z"
          className="fill-figure-shade"
        />
        <path
          d="M287 124c-5-38 12-58 40-58s44 20 38 58c-4-8-7-16-8-26-20 6-42 4-58-4-3 10-7 20-12 30z"
          className="fill-line-strong"
        />
        <circle cx="311" cy="132" r="10" />
        <circle cx="341" cy="132" r="10" />
        <path d="M321 131c3-2 7-2 10 0" />
        <path d="M308 134h4M338 134h4" strokeWidth="2.5" />
        <path d="M326 138l-3 11h5" strokeWidth="1.5" />
        <path d="M317 159c5 3 12 3 17 0" />
      </g>
      <g className="stroke-drawing" strokeWidth="4.5">
        <path d="M292 198c-10 24-8 40-2 50" />
        <path d="M358 198c12 20 12 38 6 54" />
      </g>
      <circle cx="363" cy="258" r="8" className="fill-drawing" />
    </g>
  )
}

function Chart() {
  return (
    <g transform="rotate(-5 240 250)">
      <rect x="184" y="196" width="116" height="118" rx="5" className="fill-ink" />
      <rect x="192" y="206" width="100" height="102" rx="2" className="fill-figure" />
      <rect
        x="222"
        y="189"
        width="40"
        height="16"
        rx="4"
        className="fill-line-strong stroke-ink"
        strokeWidth="2"
      />
      <path d="M204 224h50M204 235h32" className="stroke-line-strong" strokeWidth="2" />
      <g className="stroke-ink" strokeWidth="2">
        <path d="M248 248v52" strokeDasharray="1 5" />
        <path d="M208 256h32M216 273h22M228 290h42" />
      </g>
      <g className="fill-drawing">
        <circle cx="223" cy="256" r="4.5" />
        <circle cx="227" cy="273" r="5.5" />
        <circle cx="247" cy="290" r="3.5" />
      </g>
    </g>
  )
}
