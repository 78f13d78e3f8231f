/** The empty page as a blueprint, one box selected. */
export function Blueprint() {
  return (
    <svg
      className="h-auto w-full"
      viewBox="0 0 640 400"
      width="640"
      height="400"
      fill="none"
      stroke="var(--ink-3)"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <defs>
        <pattern id="blueprint-grid" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M20 0H0V20" stroke="var(--line)" strokeWidth="1" />
        </pattern>
      </defs>
      <rect x="60" y="30" width="520" height="330" rx="12" fill="url(#blueprint-grid)" />
      <path d="M60 66H580" />
      <circle cx="82" cy="48" r="5" />
      <path d="M100 48h64M464 48h28M504 48h28M544 48h22" strokeDasharray="3 4" />
      <g strokeDasharray="5 5">
        <rect x="92" y="98" width="200" height="44" />
        <rect x="92" y="154" width="150" height="12" />
        <rect x="92" y="176" width="168" height="12" />
        <rect x="92" y="206" width="92" height="32" rx="8" />
        <path d="M352 98h196v150H352ZM352 98l196 150M548 98 352 248" />
        <rect x="92" y="280" width="136" height="60" />
        <rect x="252" y="280" width="136" height="60" />
        <rect x="412" y="280" width="136" height="60" />
      </g>
      <path d="M60 384H580M60 378v12M580 378v12M36 30V360M30 30h12M30 360h12" stroke="var(--line)" />
      <g
        fill="var(--ink-3)"
        stroke="none"
        fontFamily="Geist Mono,ui-monospace,monospace"
        fontSize="12"
        textAnchor="middle"
      >
        <rect x="296" y="374" width="48" height="20" fill="var(--bg)" />
        <text x="320" y="388">
          1280
        </text>
      </g>
      <g stroke="var(--accent-text)">
        <rect x="84" y="90" width="216" height="60" />
        <g fill="var(--bg)">
          <rect x="80.5" y="86.5" width="7" height="7" />
          <rect x="296.5" y="86.5" width="7" height="7" />
          <rect x="80.5" y="146.5" width="7" height="7" />
          <rect x="296.5" y="146.5" width="7" height="7" />
        </g>
      </g>
      <path d="M303 150l15 6.5-6.5 2.3-2.5 6.7Z" fill="var(--accent-text)" stroke="var(--bg)" />
    </svg>
  )
}
