export declare function worker(): import("vite").Plugin;
