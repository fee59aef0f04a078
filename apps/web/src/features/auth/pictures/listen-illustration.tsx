const tube = 'M338 204C334 126 432 144 434 80c2-46-58-66-102-40-34 20-50 62-92 66'

/** A stethoscope listens to an open book: one sentence is heard, and marked. */
export function ListenIllustration() {
  return (
    <svg viewBox="0 0 480 340" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M56 160v148c92-12 152-6 184 16 32-22 92-28 184-16V160"
        className="fill-drawing stroke-drawing"
        strokeWidth="3"
      />
      <g className="fill-figure stroke-ink" strokeWidth="2">
        <path d="M240 170c-30-20-90-26-172-14v138c82-12 142-6 172 14z" />
        <path d="M240 170c30-20 90-26 172-14v138c-82-12-142-6-172 14z" />
      </g>

      <g className="stroke-line-strong" strokeWidth="2">
        <path d="M92 178c46-6 90-3 124 10" />
        <path d="M92 194c46-6 90-3 124 10" />
        <path d="M92 210c30-4 56-4 82 0" />
      </g>
      <g className="stroke-ink" strokeWidth="2">
        <path d="M150 226v54" strokeDasharray="1 6" />
        <path d="M104 238h36M112 255h24M124 272h44" />
      </g>
      <g className="fill-drawing">
        <circle cx="122" cy="238" r="4" />
        <circle cx="123" cy="255" r="5.5" />
        <circle cx="146" cy="272" r="3.5" />
      </g>

      <path d="M262 206c38-15 82-18 126-11" className="stroke-glow" strokeWidth="14" />
      <g className="stroke-line-strong" strokeWidth="2">
        <path d="M262 186c38-14 82-17 126-11" />
        <path d="M262 228c12-5 24-8 36-10" />
        <path d="M262 246c10-4 20-7 30-9" />
        <path d="M262 264c14-5 28-9 44-11" />
        <path d="M262 282c38-14 82-17 126-11" />
      </g>
      <path d="M262 206c38-15 82-18 126-11" className="stroke-drawing" strokeWidth="3" />

      <path d={tube} className="stroke-ink" strokeWidth="10" />
      <path d={tube} className="stroke-text" strokeWidth="6" />
      <g className="stroke-text" strokeWidth="4">
        <path d="M240 106c-40 14-92-2-106-34-5-12-2-24 8-30" />
        <path d="M240 106c-28-10-46-44-34-74 4-10 12-14 22-12" />
      </g>
      <g className="fill-drawing">
        <circle cx="146" cy="40" r="7" />
        <circle cx="232" cy="20" r="7" />
        <circle cx="240" cy="106" r="7" />
      </g>

      <path d="M338 200v12" className="stroke-ink" strokeWidth="7" />
      <circle cx="338" cy="236" r="28" className="fill-figure stroke-ink" strokeWidth="3" />
      <circle cx="338" cy="236" r="18" className="fill-drawing" />
      <path d="M328 236a10 10 0 0 1 10-10" className="stroke-figure" strokeWidth="2.5" />
      <g className="stroke-drawing" strokeWidth="2.5">
        <path d="M374 218a40 40 0 0 1 0 36" />
        <path d="M386 210a58 58 0 0 1 0 52" opacity="0.5" />
      </g>
    </svg>
  )
}
