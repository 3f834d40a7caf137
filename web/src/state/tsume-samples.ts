/** A few problems to begin with: rows of `data/shogi/mates_dev.tsv`, each with one first move. */

export interface Sample {
  /** The row. */
  id: string;
  sfen: string;
  /** Plies to mate. */
  plies: 1 | 3 | 5;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'M022',
    sfen: '2s1+B3l/1+B1r5/pp7/2p5p/2kgP+Rp2/1L5L1/PPPP1GP2/2S2K3/L2G4+p b GS2N5Ps2np 147',
    plies: 1,
  },
  {
    id: 'M029',
    sfen: 'k1S5l/l1s6/p3+Bpnp1/rPpp2p2/3N5/1SP2PP1p/PR5P1/3G4L/L3KG1N1 b G4Pbgsnp 93',
    plies: 1,
  },
  {
    id: 'M114',
    sfen: 'l4rs2/2G5l/k1S1ppp2/1p5Rp/9/9/1P1+pP+bP1P/2S6/3GKGSNL b NLPbg2n7p 85',
    plies: 3,
  },
  {
    id: 'M126',
    sfen: 'l+P2p3l/2k2+N3/p1p4pp/3Sbp3/5np1P/3S2PG1/PP1+r1P1P1/4PK3/L4G1NL b RBNP2g2s2p 93',
    plies: 3,
  },
  {
    id: 'M157',
    sfen: 'l3G2nl/6+R2/k1npppp1p/p1G6/2S6/8P/P1PPPPP2/2+pS1KS2/L+r3G1NL b SP2bgn3p 53',
    plies: 3,
  },
  {
    id: 'M264',
    sfen: 'ln3+R3/2k6/p2pppBp1/2ps1l3/4L4/4P3p/3PS1+R1+p/3GG4/4K2NL b B2G2S2N3P5p 97',
    plies: 5,
  },
  {
    id: 'M274',
    sfen: '2s6/lr4+P2/1pgg5/p2pppb2/9/P2kP1P2/BP3P1P1/2SKG3+r/LN1G5 b SNPs2n2l5p 71',
    plies: 5,
  },
  {
    id: 'M205',
    sfen: '9/l5S2/pk1pLpppn/2pg4p/3NB4/6P1P/PP1PPPN2/3SGGS2/LN2K3L b RGS2Prb2p 67',
    plies: 5,
  },
];
