/** The foot of a bed on a ward round: the chart that hangs there grades each study, and a note beside it says why. */
export function RoundIllustration() {
  return (
    <svg viewBox="0 0 480 340" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Bedside />
      <Bed />
      <Stethoscope />
      <Chart />
      <Reasons />
      <path d="M12 320h456" className="stroke-text" strokeWidth="4" />
    </svg>
  )
}

function Bedside() {
  return (
    <g>
      <path d="M48 24h116v104H48z" className="fill-drawing-soft" />
      <path d="M106 24v104M48 76h116" className="stroke-sunken" strokeWidth="5" />
      <path d="M40 130h132" className="stroke-text" strokeWidth="4" />
      <g className="stroke-text" strokeWidth="4">
        <path d="M430 26v294M410 26h40" />
        <path d="M412 28v12M448 28v12" />
      </g>
      <path d="M400 42h24v40a12 12 0 0 1-24 0z" className="fill-drawing-soft stroke-text" strokeWidth="2.5" />
      <path d="M402 62h20v20a10 10 0 0 1-20 0z" className="fill-drawing" />
      <path d="M412 94c0 34-52 22-52 62" className="stroke-text" strokeWidth="2.5" />
    </g>
  )
}

function Bed() {
  return (
    <g>
      <rect
        x="158"
        y="104"
        width="164"
        height="70"
        rx="24"
        className="fill-figure stroke-ink"
        strokeWidth="2"
      />
      <path
        d="M72 284v-92c0-22 16-34 46-38 78-10 166-10 244 0 30 4 46 16 46 38v92z"
        className="fill-drawing stroke-ink"
        strokeWidth="2"
      />
      <path
        d="M72 204v-12c0-22 16-34 46-38 78-10 166-10 244 0 30 4 46 16 46 38v12c-96-24-240-24-336 0z"
        className="fill-figure stroke-ink"
        strokeWidth="2"
      />
      <g className="stroke-ink" strokeWidth="8">
        <path d="M60 318V196c0-10 6-14 14-14h332c8 0 14 4 14 14v122M60 284h360" />
      </g>
      <g className="stroke-text" strokeWidth="5">
        <path d="M60 318V196c0-10 6-14 14-14h332c8 0 14 4 14 14v122M60 284h360" />
      </g>
    </g>
  )
}

function Stethoscope() {
  return (
    <g>
      <g className="stroke-text" strokeWidth="4">
        <path d="M98 182c-14 20-18 34-12 50M126 182c14 20 14 34 6 48" />
      </g>
      <g className="fill-figure stroke-ink" strokeWidth="2">
        <circle cx="87" cy="236" r="6" />
        <circle cx="131" cy="234" r="6" />
      </g>
      <path d="M98 184c0-18 28-18 28 0" className="stroke-text" strokeWidth="4" />
      <path d="M112 172c0 34 2 50-2 72" className="stroke-ink" strokeWidth="10" />
      <path d="M112 172c0 34 2 50-2 72" className="stroke-text" strokeWidth="6" />
      <circle cx="109" cy="258" r="17" className="fill-figure stroke-ink" strokeWidth="3" />
      <circle cx="109" cy="258" r="10" className="fill-drawing" />
    </g>
  )
}

function Chart() {
  return (
    <g>
      <rect x="158" y="166" width="164" height="146" rx="6" className="fill-ink" />
      <rect x="167" y="182" width="146" height="121" rx="2" className="fill-figure" />
      <path
        d="M216 182v-16a10 10 0 0 1 10-10h28a10 10 0 0 1 10 10v16z"
        className="fill-line-strong stroke-ink"
        strokeWidth="2.5"
      />
      <path d="M180 200h58" className="stroke-ink" strokeWidth="4" />
      <path d="M180 250h74" className="stroke-glow" strokeWidth="13" />
      <g className="stroke-line-strong" strokeWidth="2">
        <path d="M180 216h70M180 224h44M180 284h66M180 292h50" />
      </g>
      <path d="M180 246h72M180 254h50" className="stroke-drawing" strokeWidth="2.5" />
      <g className="stroke-ink" strokeWidth="2">
        <path d="M286 208v88" strokeDasharray="1 6" />
        <path d="M262 220h22M264 250h14M276 288h26" />
      </g>
      <g className="fill-drawing">
        <circle cx="273" cy="220" r="4.5" />
        <circle cx="271" cy="250" r="6" />
        <circle cx="289" cy="288" r="3.5" />
      </g>
    </g>
  )
}

function Reasons() {
  return (
    <g>
      <path d="M300 250h34" className="stroke-ink" strokeWidth="2" strokeDasharray="1 6" />
      <rect
        x="336"
        y="214"
        width="106"
        height="72"
        rx="4"
        className="fill-glow stroke-ink"
        strokeWidth="2.5"
      />
      <g className="stroke-ink" strokeWidth="3">
        <path d="M348 232l4 5 8-9M348 250l4 5 8-9M348 268l4 5 8-9" />
      </g>
      <path d="M372 234h56M372 252h40M372 270h50" className="stroke-ink" strokeWidth="2.5" />
    </g>
  )
}
