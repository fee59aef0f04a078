/** The desk of a night shift: a lamp, an answer on the screen, and the hour on the wall. */
export function NightIllustration() {
  return (
    <svg viewBox="0 0 480 340" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Window />

      <circle cx="240" cy="62" r="25" className="fill-figure stroke-text" strokeWidth="3" />
      <path d="M240 62V46M240 62h11" className="stroke-ink" strokeWidth="3" />

      <path d="M350 116 290 294h170l-64-186z" className="fill-glow opacity-32 dark:opacity-10" />
      <g className="stroke-text" strokeWidth="4">
        <path d="M446 294 426 180 374 100" />
        <path d="M424 294h42" />
      </g>
      <circle cx="426" cy="180" r="6" className="fill-drawing" />
      <path
        d="M346 116c0-26 22-40 44-32 12 5 16 16 12 26z"
        className="fill-drawing stroke-text"
        strokeWidth="3"
      />

      <Screen />

      <path
        d="M340 254h36v30a8 8 0 0 1-8 8h-20a8 8 0 0 1-8-8z"
        className="fill-figure stroke-ink"
        strokeWidth="2"
      />
      <path d="M376 262h6a8 8 0 0 1 0 18h-6" className="stroke-text" strokeWidth="2.5" />
      <g className="stroke-muted" strokeWidth="2">
        <path d="M350 244c-4-6 4-10 0-16M364 244c-4-6 4-10 0-16" />
      </g>

      <Journals />
      <path d="M12 296h456" className="stroke-text" strokeWidth="4" />
    </svg>
  )
}

function Window() {
  return (
    <g>
      <rect x="36" y="24" width="140" height="152" className="fill-ink" />
      <path d="M128 66a22 22 0 1 1-27-29 18 18 0 0 0 27 29z" className="fill-glow" />
      <g className="fill-figure">
        <circle cx="58" cy="52" r="1.8" />
        <circle cx="66" cy="92" r="1.4" />
        <circle cx="152" cy="104" r="1.8" />
        <circle cx="90" cy="112" r="1.4" />
        <circle cx="158" cy="46" r="1.4" />
      </g>
      <path d="M36 176v-30h24v-16h26v26h20v-20h30v12h18v-8h22v36z" className="fill-drawing" />
      <path
        d="M68 138h4v5h-4zM76 148h4v5h-4zM114 144h4v5h-4zM124 156h4v5h-4zM158 150h4v5h-4z"
        className="fill-glow"
      />
      <path d="M106 24v152" className="stroke-sunken" strokeWidth="5" />
      <path d="M28 178h156" className="stroke-text" strokeWidth="4" />
    </g>
  )
}

function Screen() {
  return (
    <g>
      <path d="M224 264h18l6 28h-30z" className="fill-ink stroke-text" strokeWidth="2" />
      <rect
        x="142"
        y="150"
        width="180"
        height="116"
        rx="6"
        className="fill-ink stroke-text"
        strokeWidth="2.5"
      />
      <rect x="151" y="159" width="162" height="98" rx="2" className="fill-figure" />
      <path d="M166 178h74" className="stroke-ink" strokeWidth="4.5" />
      <path d="M166 210h74" className="stroke-glow" strokeWidth="10" />
      <g className="stroke-line-strong" strokeWidth="2.5">
        <path d="M166 196h98M166 210h92M166 224h98M166 238h54" />
      </g>
      <path d="M166 210h74" className="stroke-drawing" strokeWidth="3" />
      <g className="stroke-ink" strokeWidth="2">
        <path d="M290 178v66" strokeDasharray="1 6" />
        <path d="M274 196h14M276 212h12M280 228h22" />
      </g>
      <g className="fill-drawing">
        <circle cx="281" cy="196" r="3.5" />
        <circle cx="282" cy="212" r="4.5" />
        <circle cx="291" cy="228" r="3" />
      </g>
    </g>
  )
}

function Journals() {
  return (
    <g className="stroke-ink" strokeWidth="2">
      <rect x="34" y="276" width="94" height="18" rx="2" className="fill-drawing" />
      <rect x="42" y="258" width="80" height="18" rx="2" className="fill-figure" />
      <rect x="36" y="240" width="86" height="18" rx="2" className="fill-figure-shade" />
      <path d="M46 285h30M54 267h22M48 249h34" />
      <path d="M108 240v26l5-5 5 5v-26" className="fill-glow" />
      <path d="M56 240c-8-26 6-40 24-40s30 12 24 30" className="stroke-text" strokeWidth="5" />
      <circle cx="103" cy="233" r="8" className="fill-drawing" />
    </g>
  )
}
